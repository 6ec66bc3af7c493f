import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Difference } from '../resource/difference.ts'
import { findableOf, keepAllFindable, type PublicResource } from '../resource/findable.ts'
import { withNames } from '../resource/names.ts'
import { table, tableOf, type Row } from '../resource/table.ts'

/** Indexes at most so many records that follow one; answers the id of the last of them, undefined where there are no more. */
export const keepSlice = async (
  trx: Transaction<Tables>,
  resource: PublicResource,
  { shows = () => true }: Difference,
  { after, most }: { after: number; most: number },
): Promise<number | undefined> => {
  const rows = (await table(trx)
    .selectFrom(tableOf(resource))
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()) as Row[]
  if (rows.length === 0) return undefined
  withNames(resource, rows)
  const shown = rows.filter((row) => shows(row, null))
  const hidden = rows.filter((row) => !shown.includes(row)).map(({ id }) => String(id))
  if (hidden.length > 0)
    await trx.deleteFrom('search').where('source', '=', resource.name).where('key', 'in', hidden).execute()
  await keepAllFindable(
    trx,
    resource.name,
    shown.map((row) => findableOf(resource, row)),
  )
  return rows.at(-1)!.id
}
