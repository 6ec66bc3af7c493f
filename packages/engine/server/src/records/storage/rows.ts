import { sql, type SqlBool } from 'kysely'
import { list } from './list.ts'
import type { StorageEngine } from './storage.ts'

/** Rows of cells in one column, as JSON. Filters match a whole cell, as in `list`. */
export const rowsStorage: StorageEngine = {
  ...list,
  isAny: (eb, { name }, values) =>
    eb.or(
      values.map(
        (each) =>
          // Quotation marks within a text are escaped, so this can only match a whole cell.
          sql<SqlBool>`replace(${sql.ref(name)}, ${`:${JSON.stringify(String(each))}`}, '') <> ${sql.ref(name)}`,
      ),
    ),
}
