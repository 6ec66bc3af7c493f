import type { Resource } from '@kampana/shared/resource'
import { after, instant } from '../../clock.ts'
import type { DbClient } from '../../db/tables.ts'
import type { Change } from '../change.ts'
import type { Dependent } from './dependents.ts'
import { fetchRow, table, tableOf, type InputValues, type Row } from '../table.ts'

const oneDay = 24 * 60 * 60

/** A record as it was: every column, also those that nobody reads, and the rows that go with it, by table. */
export interface TrashedRecord {
  row: Row
  dependents: Record<string, readonly InputValues[]>
}

/** Reads a record whole, before it is deleted. */
export const wholeRecord = async (
  { trx }: Change,
  resource: Resource,
  dependents: readonly Dependent[],
  id: number,
): Promise<TrashedRecord> => {
  const row = await fetchRow(table(trx).selectFrom(tableOf(resource)).selectAll().where('id', '=', id))
  const rows: Record<string, InputValues[]> = {}
  for (const dependent of dependents)
    rows[dependent.table] = await table(trx)
      .selectFrom(dependent.table)
      .selectAll()
      .where(dependent.column, '=', id)
      .execute()
  return { row, dependents: rows }
}

/** Puts a deleted record into the trash. Answers until when it can come back. */
export const keepInTrash = async (
  { trx, causer, now, trashKeptDays }: Change,
  resource: Resource,
  { row, dependents }: TrashedRecord,
  log_id: number,
): Promise<string> => {
  const expires_at = instant(after(now, trashKeptDays * oneDay))
  await trx
    .insertInto('trash')
    .values({
      resource: resource.name,
      record_id: row.id,
      title: String(row[resource.title]),
      kept: JSON.stringify({ row, dependents }),
      log_id,
      deleted_by: causer.username,
      deleted_at: instant(now),
      expires_at,
    })
    .execute()
  return expires_at
}

/** Takes a record out of the trash; undefined where it isn't there (any more). Of two who ask at once one gets it. */
export const takeFromTrash = async (
  { trx, now }: Change,
  { name }: Pick<Resource, 'name'>,
  id: number,
): Promise<TrashedRecord | undefined> => {
  const taken = await trx
    .deleteFrom('trash')
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .where('expires_at', '>', instant(now))
    .returning('kept')
    .executeTakeFirst()
  return taken && JSON.parse(taken.kept)
}

/** Deletes for good what has waited long enough: as long as was said when it was deleted, or the college says now. */
export const emptyTrash = async (client: DbClient, now: Date, keptDays: number): Promise<void> => {
  await client
    .deleteFrom('trash')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', instant(now)),
        eb('deleted_at', '<=', instant(after(now, -keptDays * oneDay))),
      ]),
    )
    .execute()
}
