import { sql, type SqlBool } from 'kysely'
import { list } from './list.ts'
import type { StorageEngine } from './storage.ts'

/** Rows of cells in one column, as JSON. Matches those of which a cell is one of these texts, as `list` does. */
export const rowsStorage: StorageEngine = {
  ...list,
  isAny: (eb, { name }, values) =>
    eb.or(
      values.map(
        (each) =>
          // A quotation mark within a text is escaped, so that this can only be a whole cell.
          sql<SqlBool>`replace(${sql.ref(name)}, ${`:${JSON.stringify(String(each))}`}, '') <> ${sql.ref(name)}`,
      ),
    ),
}
