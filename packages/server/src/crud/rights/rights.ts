import { permissionName, type Resource } from '@kampana/shared/resource'
import type { DbClient } from '../../db/tables.ts'
import type { HttpError } from '../../error.ts'
import type { Causer } from '../activity.ts'
import type { InputValues } from '../table.ts'
import { isWithin, loadHeldPermissions, outsideParts } from './held-permissions.ts'
import { findPlace, hasPlace } from './place.ts'

type Person = Pick<Causer, 'id'>

/**
 * Whether a person may do an action to a record, by their roles as they are in this transaction: they hold its permission, for
 * the part of the site to which the record belongs. `states` are the record as it is read, before and after the change. A record
 * without a place there, of a resource whose records have one, belongs to whoever holds the permission for the whole site.
 */
export const mayDo = async (
  client: DbClient,
  person: Person,
  action: string,
  resource: Resource,
  ...states: readonly InputValues[]
): Promise<boolean> => (await findObstacle(client, person, action, resource, states)) === null

/** Throws a 403 where `mayDo` says no. Of records without a place a route has asked for the permission already. */
export const assertMayDo = async (
  client: DbClient,
  person: Person,
  action: string,
  resource: Resource,
  ...states: readonly InputValues[]
): Promise<void> => {
  const obstacle = hasPlace(resource) && (await findObstacle(client, person, action, resource, states))
  if (obstacle) throw obstacle
}

const findObstacle = async (
  client: DbClient,
  person: Person,
  action: string,
  resource: Resource,
  states: readonly InputValues[],
): Promise<HttpError | null> => {
  const permission = permissionName(resource.customActions[action]?.permission ?? action, resource)
  const parts = (await loadHeldPermissions(client, person.id)).get(permission)
  if (parts === undefined) return outsideParts(parts, permission)
  if (parts.length === 0 || !hasPlace(resource)) return null
  for (const state of states) {
    const place = await findPlace(client, resource, state)
    if (place === null || !isWithin(parts, place)) return outsideParts(parts, permission)
  }
  return null
}
