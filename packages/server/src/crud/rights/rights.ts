import { permissionName, type Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { HttpError } from '../../error.ts'
import type { Causer } from '../activity.ts'
import type { InputValues } from '../table.ts'
import {
  isWithin,
  limitedTo,
  loadUsablePermissions,
  outsideParts,
  type HeldPermissions,
} from './held-permissions.ts'
import { findPlace, findPlaceOf, placeInput } from './place.ts'

type Person = Pick<Causer, 'id'>

/**
 * Whether a person may do an action to a record, by their roles as they are in this transaction: they hold its permission, for
 * the section of the site to which the record belongs. `states` are the record as it is read, before and after the change. A record
 * without a section needs the permission for the whole site, unless its declaration says that it ignores sections.
 */
export const mayDo = async (
  client: EngineClient,
  person: Person,
  action: string,
  resource: Resource,
  ...states: readonly InputValues[]
): Promise<boolean> => {
  const held = await loadUsablePermissions(client, person.id)
  return (await findObstacle(held, action, resource, placesOf(client, resource, states))) === null
}

/** Throws a 403 where `mayDo` says no, under the field that put the record there where that is among the values `written`. */
export const assertMayDo = async (
  client: EngineClient,
  person: Person,
  action: string,
  resource: Resource,
  record: InputValues,
  written: InputValues = {},
): Promise<void> => {
  // The route has asked for the permission itself.
  if (resource.sections === 'ignored') return
  const field = placeInput(resource, record)
  const isWritten = field !== undefined && Object.hasOwn(written, field)
  await assertRight(client, person, action, resource, [record], isWritten ? field : undefined)
}

/** The same of several states where no route has asked for the permission yet. */
export const assertRight = async (
  client: EngineClient,
  person: Person,
  action: string,
  resource: Resource,
  states: readonly InputValues[],
  field?: string,
): Promise<void> => {
  const held = await loadUsablePermissions(client, person.id)
  const obstacle = await findObstacle(held, action, resource, placesOf(client, resource, states), field)
  if (obstacle) throw obstacle
}

/** The same for a record by its id, as it is now, by permissions that were loaded: a 403, or null where nothing stands in the way. */
export const findRecordObstacle = (
  client: EngineClient,
  held: HeldPermissions,
  action: string,
  resource: Resource,
  id: number,
): Promise<HttpError | null> =>
  findObstacle(held, action, resource, async () => [await findPlaceOf(client, resource, id)])

const placesOf = (client: EngineClient, resource: Resource, states: readonly InputValues[]) => () =>
  Promise.all(states.map((state) => findPlace(client, resource, state)))

const findObstacle = async (
  held: HeldPermissions,
  action: string,
  resource: Resource,
  findPlaces: () => Promise<(string | null)[]>,
  field?: string,
): Promise<HttpError | null> => {
  const permission = permissionName(resource.customActions[action]?.permission ?? action, resource)
  const parts = held.get(permission)
  if (parts === undefined) return outsideParts(parts, permission)
  if (parts.length === 0 || resource.sections === 'ignored') return null
  if (resource.sections === 'whole') return limitedTo(parts, permission)
  const isInside = (place: string | null): boolean => place !== null && isWithin(parts, place)
  return (await findPlaces()).every(isInside) ? null : outsideParts(parts, permission, field)
}
