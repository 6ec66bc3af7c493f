import { isLive, permissionName, publishPermission } from '@kampana/shared/resource'
import { forbidden } from '../../error.ts'
import type { InputValues, Row } from '../table.ts'
import { loadUsablePermissions } from '../rights/held-permissions.ts'
import type { Writing } from '../writing.ts'

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
export const authorizePublication = async (writing: Writing, intent: Intent): Promise<void> => {
  const { trx, causer, resource } = writing
  if (!resource.drafts || !(await publishes(writing, intent))) return
  const permission = publishPermission(resource)
  const held = await loadUsablePermissions(trx, causer.id)
  if (!held.has(permission)) throw forbidden(permission)
}

const publishes = async (writing: Writing, { action, input, old, id }: Intent): Promise<boolean> => {
  const { resource } = writing
  // The engine asks for an action's own permission.
  const own = resource.customActions[action]
  if (own && permissionName(own.permission, resource) === publishPermission(resource)) return false
  if (id !== undefined) return isLive(resource, input) && !(await hasDeleted(writing, id))
  return isLive(resource, input) || (old !== null && isLive(resource, old))
}

/** Whether this person was the one who deleted the record: undoing that publishes nothing new. */
const hasDeleted = async ({ trx, causer, resource }: Writing, id: number): Promise<boolean> => {
  const last = await trx
    .selectFrom('logs')
    .select(['action', 'username'])
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === 'delete' && last.username === causer.username
}
