import { importMessages } from '@kampana/engine-declare/messages/import-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { instant } from '../../clock.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { HttpError } from '../../error.ts'
import type { Causer } from '../activity.ts'
import { removeRecords } from '../removal/routes.ts'
import type { Served } from '../served.ts'

/** Deletes the records of a person's own import, except those changed since. Throws a 404 if there is nothing to undo. */
export const undoImport = async (
  served: Served,
  text: string,
  causer: Causer,
): Promise<{ deleted: number; skipped: number }> => {
  const { context, resource } = served
  const { db, now } = context
  const made = /^[1-9]\d{0,8}$/.test(text)
    ? await db
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', Number(text))
        .where('resource', '=', resource.name)
        .where('user_id', '=', causer.id)
        .where('undone_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!made) throw new HttpError(404, importMessages.notUndone)
  const ids = JSON.parse(made.record_ids) as number[]
  const changed = await findChanged(db, resource, ids, made.last_log_id)
  const unchanged = ids.filter((id) => !changed.has(id))
  if (unchanged.length === 0) throw new HttpError(409, importMessages.allChanged)
  await removeRecords(served, unchanged, causer)
  await db
    .updateTable('imports')
    .set({ undone_at: instant(now()) })
    .where('id', '=', made.id)
    .execute()
  return { deleted: unchanged.length, skipped: changed.size }
}

/** Records with a log entry after a given one. */
const findChanged = async (
  client: EngineClient,
  { name }: Resource,
  ids: readonly number[],
  after: number,
): Promise<Set<number>> => {
  const changed = new Set<number>()
  for (let first = 0; first < ids.length; first += 500) {
    const rows = await client
      .selectFrom('logs')
      .select('record_id')
      .distinct()
      .where('resource', '=', name)
      .where('record_id', 'in', ids.slice(first, first + 500))
      .where('id', '>', after)
      .execute()
    for (const { record_id } of rows) if (record_id !== null) changed.add(record_id)
  }
  return changed
}
