import { sql } from 'kysely'
import { findReference } from '../links/links.ts'
import { tableName } from '../table.ts'
import { asStored, parseInteger, type ResourceField, type StorageEngine } from './storage.ts'

/** Id of another record, in the column of its input name. Sorts by the other record's title. */
export const referenceStorage: StorageEngine = {
  column: 'integer',
  sortKey: ({ resource, name }) => {
    const { related, input } = findReference(resource, name)
    return sql`(select lower(cast(${sql.ref(`other.${related.title}`)} as text)) from ${sql.table(tableName(related))} as other
    where other.id = ${sql.ref(`${tableName(resource)}.${input}`)})`
  },
  comparable: (column) => sql.ref(columnName(column)),
  searchable: false,
  parse: parseInteger,
  isAny: (eb, column, values) => eb(columnName(column), 'in', values),
  isEmpty: (eb, column) => eb(columnName(column), 'is', null),
  encode: asStored,
  decode: asStored,
}

const columnName = ({ resource, name }: ResourceField): string => findReference(resource, name).input
