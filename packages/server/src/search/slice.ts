import { required } from '../required.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { searchEntry, indexAll, type PublicResource } from '../crud/search-index.ts'
import { decodeRows } from '../crud/storage/index.ts'
import { fetchRows, table, tableName } from '../crud/table.ts'

/** Indexes the next `most` records after an id. Returns the last one's id, undefined where there are no more. */
export const indexSlice = async (
  trx: Transaction<Tables>,
  resource: PublicResource,
  { canRead = () => true }: ResourceHooks,
  { after, most }: { after: number; most: number },
): Promise<number | undefined> => {
  const rows = await fetchRows(
    table(trx).selectFrom(tableName(resource)).selectAll().where('id', '>', after).orderBy('id').limit(most),
  )
  if (rows.length === 0) return undefined
  decodeRows(resource, rows)
  const shown = rows.filter((row) => canRead(row, null))
  const hidden = rows.filter((row) => !shown.includes(row)).map(({ id }) => String(id))
  if (hidden.length > 0)
    await trx.deleteFrom('search').where('source', '=', resource.name).where('key', 'in', hidden).execute()
  await indexAll(
    trx,
    resource.name,
    shown.map((row) => searchEntry(resource, row)),
  )
  return required(rows.at(-1)).id
}
