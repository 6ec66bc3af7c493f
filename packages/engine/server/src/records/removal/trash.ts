import type { Resource } from '@kampana/engine-declare/resource'
import { after, daysBefore, instant } from '../../clock.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { Activity, ChangeContext } from '../activity.ts'
import type { CleanupJob } from '../context/cleanup-job.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { writeUses } from '../uses/write-uses.ts'
import type { Dependent } from './dependents.ts'
import { fetchRow, table, tableName, type InputValues, type Row } from '../table.ts'

const oneDay = 24 * 60 * 60

/** A deleted record with every column, and its dependents by table. */
export interface TrashedRecord {
  row: Row
  dependents: Record<string, readonly InputValues[]>
}

/** Reads a record with every column and its dependents before its deletion. */
export const readRecord = async (
  trx: EngineClient,
  resource: Resource,
  dependents: readonly Dependent[],
  id: number,
): Promise<TrashedRecord> => {
  const row = await fetchRow(table(trx).selectFrom(tableName(resource)).selectAll().where('id', '=', id))
  const rows: Record<string, InputValues[]> = {}
  for (const dependent of dependents)
    rows[dependent.table] = await table(trx)
      .selectFrom(dependent.table)
      .selectAll()
      .where(dependent.column, '=', id)
      .execute()
  return { row, dependents: rows }
}

/** Moves a deleted record to the trash. Returns the day until which it can be restored. */
export const moveToTrash = async (
  {
    trx,
    causer,
    now,
    trashRetainedDays,
  }: Pick<ChangeContext, 'trx' | 'now' | 'trashRetainedDays'> & Pick<Activity, 'causer'>,
  resource: Resource,
  { row, dependents }: TrashedRecord,
  log_id: number,
): Promise<string> => {
  const expires_at = instant(after(now, trashRetainedDays * oneDay))
  await trx
    .insertInto('trash')
    .values({
      resource: resource.name,
      record_id: row.id,
      title: String(row[resource.title]),
      kept: JSON.stringify({ row, dependents }),
      log_id,
      deleted_by: causer?.username ?? null,
      deleted_at: instant(now),
      expires_at,
    })
    .execute()
  return expires_at
}

/**
 * Takes a record out of the trash with one `delete … returning`, so that two requests can't restore it twice. Undefined if it
 * isn't there.
 */
export const takeFromTrash = async (
  { trx, now, resource }: ChangeContext & { resource: Resource },
  id: number,
): Promise<TrashedRecord | undefined> => {
  const taken = await trx
    .deleteFrom('trash')
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .where('expires_at', '>', instant(now))
    .returning('kept')
    .executeTakeFirst()
  return taken && JSON.parse(taken.kept)
}

/** Deletes expired records permanently: after the date promised at their deletion, or by today's shorter setting. */
export const trashCleanup = ({ db, now, settings, services }: EngineContext): CleanupJob => ({
  name: 'trash',
  run: async () => {
    const gone = await db
      .deleteFrom('trash')
      .where((eb) =>
        eb.or([
          eb('expires_at', '<=', instant(now())),
          eb('deleted_at', '<=', daysBefore(now(), settings.trashRetainedDays)),
        ]),
      )
      .returning(['resource', 'record_id'])
      .execute()
    for (const record of gone) await writeUses(db, services.uploads, record, [])
  },
})
