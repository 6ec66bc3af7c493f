import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { HttpError } from '../../error.ts'
import type { Causer } from '../activity.ts'
import type { InputValues } from '../table.ts'
import {
  isWithin,
  limitedTo,
  loadUsablePermissions,
  outsideSections,
  type HeldPermissions,
} from './held-permissions.ts'
import { findSectionPath, findSectionPathOf, sectionInput } from './section-path.ts'

type Person = Pick<Causer, 'id'>

/**
 * Checks whether a person's roles, as read in this transaction, allow an action on a record: its permission, for the record's
 * section. `states` are the record in the form of reads, before and after the change. A record without a section needs the
 * permission for the whole site, unless its declaration ignores sections.
 */
export const mayDo = async (
  client: EngineClient,
  person: Person,
  action: string,
  resource: Resource,
  ...states: readonly InputValues[]
): Promise<boolean> => {
  const held = await loadUsablePermissions(client, person.id)
  return (await findObstacle(held, action, resource, sectionPathsOf(client, resource, states))) === null
}

/** Throws a 403 if `mayDo` is false, under the field that decides the section if `written` contains it. */
export const assertMayDo = async (
  client: EngineClient,
  person: Person,
  action: string,
  resource: Resource,
  record: InputValues,
  written: InputValues = {},
): Promise<void> => {
  // The route has already checked the permission.
  if (resource.sections === 'ignored') return
  const field = sectionInput(resource, record)
  const isWritten = field !== undefined && Object.hasOwn(written, field)
  await assertPermission(client, person, action, resource, [record], isWritten ? field : undefined)
}

/** The same for several states, if no route has checked the permission yet. */
export const assertPermission = async (
  client: EngineClient,
  person: Person,
  action: string,
  resource: Resource,
  states: readonly InputValues[],
  field?: string,
): Promise<void> => {
  const held = await loadUsablePermissions(client, person.id)
  const obstacle = await findObstacle(held, action, resource, sectionPathsOf(client, resource, states), field)
  if (obstacle) throw obstacle
}

/** Checks a record by id in its current state against loaded permissions. Returns a 403, or null if the action is allowed. */
export const findRecordObstacle = (
  client: EngineClient,
  held: HeldPermissions,
  action: string,
  resource: Resource,
  id: number,
): Promise<HttpError | null> =>
  findObstacle(held, action, resource, async () => [await findSectionPathOf(client, resource, id)])

const sectionPathsOf = (client: EngineClient, resource: Resource, states: readonly InputValues[]) => () =>
  Promise.all(states.map((state) => findSectionPath(client, resource, state)))

const findObstacle = async (
  held: HeldPermissions,
  action: string,
  resource: Resource,
  findPaths: () => Promise<(string | null)[]>,
  field?: string,
): Promise<HttpError | null> => {
  const permission = permissionName(resource.customActions[action]?.permission ?? action, resource)
  const sections = held.get(permission)
  if (sections === undefined) return outsideSections(sections, permission)
  if (sections.length === 0 || resource.sections === 'ignored') return null
  if (resource.sections === 'whole') return limitedTo(sections, permission)
  const isInside = (path: string | null): boolean => path !== null && isWithin(sections, path)
  return (await findPaths()).every(isInside) ? null : outsideSections(sections, permission, field)
}
