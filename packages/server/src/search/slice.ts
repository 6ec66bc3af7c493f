import { required } from '../required.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { EngineHooks } from '../crud/hooks.ts'
import { indexWords } from '../crud/record-words.ts'
import { searchEntry, indexAll, isSearchable } from '../crud/search-index.ts'
import type { Resource } from '@kampana/shared/resource'
import { decodeRows } from '../crud/storage/index.ts'
import { fetchRows, table, tableName } from '../crud/table.ts'

/** Indexes the next `most` records after an id. Returns the last one's id, undefined where there are no more. */
export const indexSlice = async (
  trx: Transaction<Tables>,
  resource: Resource,
  { isVisible }: EngineHooks,
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
  const shown = rows.filter(isVisible)
  const hidden = rows.filter((row) => !shown.includes(row)).map(({ id }) => String(id))
  if (hidden.length > 0)
    await trx.deleteFrom('search').where('source', '=', resource.name).where('key', 'in', hidden).execute()
  await indexAll(
    trx,
    resource.name,
    shown.map((row) => searchEntry(resource, row)),
  )
  return id
}
