import { required } from '@kampana/engine-server/required'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { EngineHooks } from '@kampana/engine-server/records/hooks/hooks'
import { indexWords } from '@kampana/engine-server/records/record-words'
import { searchEntry, indexAll, isSearchable, untilOver } from '@kampana/engine-server/records/search-index'
import type { Resource } from '@kampana/engine-declare/resource'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName } from '@kampana/engine-server/records/table'
import { findReached } from '@kampana/engine-server/records/tree/reached-records'

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
