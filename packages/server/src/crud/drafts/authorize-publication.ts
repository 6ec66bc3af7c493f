import { isLive, permissionName, publishPermission, type Resource } from '@kampana/shared/resource'
import { forbidden } from '../../error.ts'
import type { Change } from '../activity.ts'
import type { InputValues, Row } from '../table.ts'
import { loadUsablePermissions } from '../rights/held-permissions.ts'

/** A change of a record, as far as it decides whether something is published by it. */
interface Intent {
  action: string
  input: InputValues
  /** The record as it is; null for one that is made or restored. */
  old: Row | null
  /** The id of one that is restored. */
  id?: number
}

/** Throws a 403 where somebody who may only write would publish a record of a resource with drafts, or change what is live. */
export const authorizePublication = async (
  change: Change,
  resource: Resource,
  intent: Intent,
): Promise<void> => {
  if (!resource.drafts || !(await publishes(change, resource, intent))) return
  const permission = publishPermission(resource)
  const held = await loadUsablePermissions(change.trx, change.causer.id)
  if (!held.has(permission)) throw forbidden(permission)
}

const publishes = async (change: Change, resource: Resource, intent: Intent): Promise<boolean> => {
  const { action, input, old, id } = intent
  // The engine asks for an action's own permission.
  const own = resource.customActions[action]
  if (own && permissionName(own.permission, resource) === publishPermission(resource)) return false
  if (id !== undefined) return isLive(resource, input) && !(await hasDeleted(change, resource, id))
  return isLive(resource, input) || (old !== null && isLive(resource, old))
}

/** Whether this person was the one who deleted the record: undoing that publishes nothing new. */
const hasDeleted = async (
  { trx, causer }: Change,
  { name }: Pick<Resource, 'name'>,
  id: number,
): Promise<boolean> => {
  const last = await trx
    .selectFrom('logs')
    .select(['action', 'username'])
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === 'delete' && last.username === causer.username
}
