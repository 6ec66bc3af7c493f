import { required } from '../required.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { EngineHooks } from '../crud/hooks.ts'
import { indexWords } from '../crud/record-words.ts'
import { searchEntry, indexAll, isSearchable, untilOver } from '../crud/search-index.ts'
import type { Resource } from '@kampana/shared/resource'
import { decodeRows } from '../crud/storage/index.ts'
import { fetchRows, table, tableName } from '../crud/table.ts'
import { findReached } from '../crud/tree/reached-records.ts'

/** Indexes the next `most` records after an id. Returns the last id; undefined if there are no more. */
export const indexSlice = async (
  trx: Transaction<Tables>,
  resource: Resource,
  hooks: EngineHooks,
  { after, most }: { after: number; most: number },
): Promise<number | undefined> => {
  const rows = await fetchRows(
    table(trx).selectFrom(tableName(resource)).selectAll().where('id', '>', after).orderBy('id').limit(most),
  )
  if (rows.length === 0) return undefined
  decodeRows(resource, rows)
  await indexWords(trx, resource, rows)
  const { id } = required(rows.at(-1))
  if (!isSearchable(resource)) return id
  const reached = await findReached(
    trx,
    resource,
    hooks,
    rows.map((row) => row.id),
  )
  const shown = rows.filter((row) => reached.has(row.id) && hooks.isVisible(row))
  const hidden = rows.filter((row) => !shown.includes(row)).map(({ id }) => String(id))
  if (hidden.length > 0)
    await trx.deleteFrom('search').where('source', '=', resource.name).where('key', 'in', hidden).execute()
  await indexAll(
    trx,
    resource.name,
    await Promise.all(shown.map((row) => untilOver(trx, resource, searchEntry(resource, row)))),
  )
  return id
}
