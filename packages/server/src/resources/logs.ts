import { allResources } from '../crud/find-resource.ts'
import type { Changes } from '@kampana/shared/kinds/index'
import { permissionName, type Action } from '@kampana/shared/resource'
import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks, Viewer } from '../crud/hooks.ts'
import type { Row } from '../crud/table.ts'

/** Log entries keep what changed as JSON, and of a deletion one of them tells whether it can be taken back. */
export const logHooks = (context: AppContext): ResourceHooks<'logs'> => ({
  extraColumns: ['record_id'],
  serialize: (row) =>
    typeof row.properties === 'string' ? { ...row, properties: JSON.parse(row.properties) } : row,
  redact: withoutValues,
  detail: async (row) => (row.action === 'delete' ? { ...row, ...(await afterwards(context, row)) } : row),
})

/**
 * An entry names its record to whoever may read the log. The values, drafts among them, are for those who may read the
 * record itself.
 */
const withoutValues = (row: Row, viewer: Viewer | null): Row => {
  const { properties } = row
  if (typeof properties !== 'object' || properties === null || mayRead(String(row.resource), viewer))
    return row
  const { causer, ...values } = properties as Changes
  return Object.keys(values).length === 0 ? row : { ...row, properties: { causer, hidden: true } }
}

const mayRead = (name: string, viewer: Viewer | null): boolean => {
  const resource = allResources.find((each) => each.name === name)
  const actions: Action[] = resource?.actions.includes('show') ? ['show', 'edit'] : ['list']
  return actions.some((action) => viewer?.permissions.has(permissionName(action, { name })))
}

/** What became of a deleted record: whether it can come back, or by whom and when it was brought back. */
const afterwards = async ({ db, now }: AppContext, { id, resource, record_id }: Row) => {
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
