import { presenceCalls } from '@kampana/engine-declare/calls/presence-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import type { Viewer } from '../activity.ts'
import { serve } from '../calls/serve.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import { assertMayDo } from '../permissions/permissions.ts'
import type { Served } from '../served.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { after, instant } from '../../clock.ts'
import { shownName } from '../people.ts'

/** Serves the calls of open forms. */
export const servePresence = ({ app, context, resource, hooks, store }: Served): void => {
  if (!resource.actions.includes('edit')) return
  serve(app, presenceCalls(resource), {
    report: async ({ id, viewer, request }) => {
      const row = await store.find(id)
      assertReadable(resource, hooks, request)(row)
      await assertMayDo(context.db, viewer, 'edit', resource, row)
      return { data: await recordPresence(context, formOf(resource, id, viewer)) }
    },
    leave: async ({ id, viewer }) => {
      await removePresence(context, formOf(resource, id, viewer))
      return {}
    },
  })
}

const formOf = ({ name }: Resource, id: number, viewer: Viewer): OpenForm => ({
  resource: name,
  record_id: id,
  user_id: viewer.id,
})

/** A person's open form of a record. */
interface OpenForm {
  resource: string
  record_id: number
  user_id: number
}

/** Seconds without a heartbeat after which a person counts as gone. A background tab sends one a minute. */
const presenceTimeout = 75

/** Records that a person has a form open. Returns the names of the others. */
const recordPresence = async (
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  { user_id, ...record }: OpenForm,
): Promise<string[]> => {
  const time = now()
  const oldest = instant(after(time, -presenceTimeout))
  const seen_at = instant(time)
  await db.deleteFrom('record_editors').where('seen_at', '<', oldest).execute()
  await db
    .insertInto('record_editors')
    .values({ ...record, user_id, seen_at })
    .onConflict((row) => row.columns(['resource', 'record_id', 'user_id']).doUpdateSet({ seen_at }))
    .execute()
  const others = await db
    .selectFrom('record_editors')
    .innerJoin('users', 'users.id', 'record_editors.user_id')
    .select(shownName().as('name'))
    .where('resource', '=', record.resource)
    .where('record_id', '=', record.record_id)
    .where('user_id', '!=', user_id)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  return others.map(({ name }) => name)
}

/** Records that a person has left a form. */
const removePresence = async (
  { db }: Pick<EngineContext, 'db'>,
  { resource, record_id, user_id }: OpenForm,
): Promise<void> => {
  await db
    .deleteFrom('record_editors')
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .where('user_id', '=', user_id)
    .execute()
}
