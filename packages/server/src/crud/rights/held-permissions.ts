import { addressKey } from '@kampana/shared/content/address-key'
import { pathMessages } from '@kampana/shared/messages/path-messages'
import type { EngineClient } from '../../db/engine-tables.ts'
import { forbidden, HttpError } from '../../error.ts'

/** The addresses to which a permission is held, each with all beneath it; none are the whole site. */
export type HeldParts = readonly string[]
/** Permissions by their names, with the parts of the site to which they are held. */
export type HeldPermissions = ReadonlyMap<string, HeldParts>

/** The parts that a role names, one address a line. */
export const readParts = (sections: string | null | undefined): HeldParts =>
  (sections ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '')

/** Whether an address lies within one of some parts. */
export const isWithin = (parts: HeldParts, address: string): boolean =>
  parts.length === 0 || parts.some((part) => `${addressKey(address)}/`.startsWith(`${addressKey(part)}/`))

/** The permissions of which some hold more than others do: those that `held` lacks, or has for fewer parts of the site. */
export const findExcess = (held: HeldPermissions, given: HeldPermissions): string | undefined =>
  [...given].find(([name, parts]) => {
    const own = held.get(name)
    if (own === undefined) return true
    return own.length > 0 && !(parts.length > 0 && parts.every((part) => isWithin(own, part)))
  })?.[0]

/** A 403 for who lacks a permission, or has it for these parts of the site only; `field` is what put a record elsewhere. */
export const outsideParts = (parts: HeldParts | undefined, permission: string, field?: string): HttpError => {
  if (parts === undefined) return forbidden(permission)
  const message = pathMessages.outsidePart(parts.join(', '))
  return new HttpError(403, message, {
    permission,
    ...(field !== undefined && { errors: { [field]: [message] } }),
  })
}

/** A 403 for a change outside all sections, by a person who holds its permission for these sections only. */
export const limitedTo = (parts: HeldParts, permission: string): HttpError =>
  new HttpError(403, pathMessages.limitedTo(permission, parts.join(', ')), { permission })

/** The permissions that roles carry together, each for the parts of all roles that carry it. */
export const loadRoleRights = async (
  client: EngineClient,
  roleIds: readonly number[],
): Promise<HeldPermissions> =>
  roleIds.length === 0
    ? new Map()
    : combine(await selectRights(client).where('roles.id', 'in', roleIds).execute())

/** The permissions that a person holds by their roles. */
export const loadHeldPermissions = async (client: EngineClient, userId: number): Promise<HeldPermissions> =>
  combine(await selectRightsOf(client, userId).execute())

/** The permissions that a person may use now: none where the account isn't active and confirmed. */
export const loadUsablePermissions = async (client: EngineClient, userId: number): Promise<HeldPermissions> =>
  combine(
    await selectRightsOf(client, userId)
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .where('users.is_active', '=', 1)
      .where('users.email_verified_at', 'is not', null)
      .execute(),
  )

const selectRights = (client: EngineClient) =>
  client
    .selectFrom('roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['permissions.name', 'roles.sections'])

const selectRightsOf = (client: EngineClient, userId: number) =>
  selectRights(client)
    .innerJoin('user_roles', 'user_roles.role_id', 'roles.id')
    .where('user_roles.user_id', '=', userId)

const combine = (rows: readonly { name: string; sections: string | null }[]): HeldPermissions => {
  const held = new Map<string, HeldParts>()
  for (const { name, sections } of rows) held.set(name, addParts(held.get(name), readParts(sections)))
  return held
}

/** Of several roles one that isn't held to parts has the whole site. */
const addParts = (known: HeldParts | undefined, parts: HeldParts): HeldParts =>
  known === undefined ? parts : known.length === 0 || parts.length === 0 ? [] : [...known, ...parts]

/** A query of the roles that carry a permission. */
export const selectRolesWith = (client: EngineClient, permission: string) =>
  client
    .selectFrom('roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where('permissions.name', '=', permission)
