import { isLive, permissionName, publishPermission, type Resource } from '@kampana/engine-declare/resource'
import type { InputValues, Row } from '../table.ts'
import { withInput } from '../permissions/section-path.ts'
import { assertPermission } from '../permissions/permissions.ts'
import type { WriteContext } from '../write-context.ts'

/** A change of a record, as far as it decides the record's visibility. */
interface Intent {
  action: string
  input: InputValues
  /** The current record; null if it is being created or restored. */
  old: Row | null
}

/**
 * Throws a 403 if a person without publish permission would publish, change or remove a published record of a resource with
 * drafts. This check comes on top of the action's own permission, whatever a declaration says.
 */
export const authorizePublication = async (writing: WriteContext, intent: Intent): Promise<void> => {
  const { trx, causer, resource } = writing
  if (!resource.drafts || !concernsVisitors(resource, intent)) return
  const { old, input } = intent
  const states = [...(old ? [old] : []), withInput(resource, old ?? {}, input)]
  await assertPermission(trx, causer, 'publish', resource, states)
}

const concernsVisitors = (resource: Resource, { action, input, old }: Intent): boolean => {
  // The engine already checks the action's own permission.
  const own = resource.customActions[action]
  if (own && permissionName(own.permission, resource) === publishPermission(resource)) return false
  return isLive(resource, input) || (old !== null && isLive(resource, old))
}
