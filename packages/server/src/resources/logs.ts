import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Changes } from '@kampana/engine-declare/kinds/index'
import { permissionName, type Action } from '@kampana/engine-declare/resource'
import { signInActions } from '@kampana/engine-declare/log-actions'
import { daysBefore, instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import type { Viewer } from '@kampana/engine-server/records/activity'
import type { ResourceHooks } from './resource-hooks.ts'
import type { Row } from '@kampana/engine-server/records/table'

/** Hooks of log entries, which store changes as JSON. A deletion's detail shows if it can be undone. */
export const logHooks = (context: AppContext): ResourceHooks<'logs'> => ({
  serialize: [
    (row) => (typeof row.properties === 'string' ? { ...row, properties: JSON.parse(row.properties) } : row),
  ],
  cleanup: logCleanups(context),
  redact: hideValues,
  detail: async (row) => (row.action === 'delete' ? { ...row, ...(await findOutcome(context, row)) } : row),
})

/** Hides an entry's values, which may belong to drafts, from viewers who can read the log but not the record. */
const hideValues = (row: Row, viewer: Viewer | null): Row => {
  const { properties } = row
  if (typeof properties !== 'object' || properties === null || mayRead(String(row.resource), viewer))
    return row
  const { causer, ...values } = properties as Changes
  return Object.keys(values).length === 0 ? row : { ...row, properties: { causer, hidden: true } }
}

const mayRead = (name: string, viewer: Viewer | null): boolean => {
  const resource = allResources().find((each) => each.name === name)
  const actions: Action[] = resource?.actions.includes('show') ? ['show', 'edit'] : ['list']
  return actions.some((action) => viewer?.permissions.has(permissionName(action, resource ?? { name })))
}

/** State of a deleted record: restorable, or restored by a person at a time. */
const findOutcome = async ({ db, now }: AppContext, { id, resource, record_id }: Row) => {
  const waiting = await db
    .selectFrom('trash')
    .select('expires_at')
    .where('log_id', '=', id)
    .where('resource', '=', String(resource))
    .where('expires_at', '>', instant(now()))
    .executeTakeFirst()
  if (waiting) return { restorable: true, restorable_until: waiting.expires_at }
  const restored = await db
    .selectFrom('logs')
    .select(['username as by', 'created_at as at'])
    .where('resource', '=', String(resource))
    .where('record_id', '=', Number(record_id))
    .where('action', '=', 'restore')
    .where('id', '>', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { restorable: false, restored: restored ?? null }
}

/** For privacy, sign-ins are stored for fewer days than other entries. */
const signInsRetainedDays = 90

export const logCleanups = ({ db, now, settings }: AppContext): readonly CleanupJob[] => [
  {
    name: 'log',
    run: () =>
      db.deleteFrom('logs').where('created_at', '<=', daysBefore(now(), settings.logsRetainedDays)).execute(),
  },
  {
    name: 'sign-ins in the log',
    run: () =>
      db
        .deleteFrom('logs')
        .where('action', 'in', signInActions)
        .where('created_at', '<=', daysBefore(now(), signInsRetainedDays))
        .execute(),
  },
]
