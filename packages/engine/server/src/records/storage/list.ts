import { sql, type SqlBool } from 'kysely'
import { isNull, type StorageEngine } from './storage.ts'

/** Several texts in one column, as JSON. Filters match any of them, case-sensitively on both databases. */
export const list: StorageEngine = {
  column: 'text',
  sortKey: null,
  comparable: null,
  searchable: false,
  parse: String,
  isAny: (eb, { name }, values) =>
    eb.or(
      values.map(
        (each) =>
          sql<SqlBool>`replace(${sql.ref(name)}, ${JSON.stringify(String(each))}, '') <> ${sql.ref(name)}`,
      ),
    ),
  isEmpty: isNull,
  encode: (value) => (Array.isArray(value) ? JSON.stringify(value) : value),
  decode: (stored) => (typeof stored === 'string' ? JSON.parse(stored) : stored),
}
