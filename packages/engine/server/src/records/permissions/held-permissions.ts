import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { pathMessages } from '@kampana/engine-declare/messages/path-messages'
import type { EngineClient } from '../../db/engine-tables.ts'
import { forbidden, HttpError } from '../../error.ts'

/** Sections to which a permission is limited, as addresses that include their descendants; empty for the whole site. */
export type HeldSections = readonly string[]
/** Permissions by name, with their sections. */
export type HeldPermissions = ReadonlyMap<string, HeldSections>

/** Sections of a role, one address per line. */
export const readSections = (sections: string | null | undefined): HeldSections =>
  (sections ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '')

/** True if an address belongs to one of the sections. */
export const isWithin = (sections: HeldSections, address: string): boolean =>
  sections.length === 0 ||
  sections.some((section) => `${addressKey(address)}/`.startsWith(`${addressKey(section)}/`))

/** First permission that `given` has and `held` lacks, or has for fewer sections. */
export const findExcess = (held: HeldPermissions, given: HeldPermissions): string | undefined =>
  [...given].find(([name, sections]) => {
    const own = held.get(name)
    if (own === undefined) return true
    return own.length > 0 && !(sections.length > 0 && sections.every((section) => isWithin(own, section)))
  })?.[0]

/**
 * Returns a 403 for a missing permission, or for one limited to these sections; `field` is the one that put the record
 * outside.
 */
export const outsideSections = (
  sections: HeldSections | undefined,
  permission: string,
  field?: string,
): HttpError => {
  if (sections === undefined) return forbidden(permission)
  const message = pathMessages.outsidePart(sections.join(', '))
  return new HttpError(403, message, {
    permission,
    ...(field !== undefined && { errors: { [field]: [message] } }),
  })
}

/** Returns a 403 for a change outside all sections by a person whose permission is limited to these sections. */
export const limitedTo = (sections: HeldSections, permission: string): HttpError =>
  new HttpError(403, pathMessages.limitedTo(permission, sections.join(', ')), { permission })

/** Permissions of several roles together, each with the sections of all roles that have it. */
export const loadRolePermissions = async (
  client: EngineClient,
  roleIds: readonly number[],
): Promise<HeldPermissions> =>
  roleIds.length === 0
    ? new Map()
    : combine(await selectPermissions(client).where('roles.id', 'in', roleIds).execute())

/** Permissions that a person has by their roles. */
export const loadHeldPermissions = async (client: EngineClient, userId: number): Promise<HeldPermissions> =>
  combine(await selectPermissionsOf(client, userId).execute())

/** Permissions that a person can use now: none while the account is inactive or unconfirmed. */
export const loadUsablePermissions = async (client: EngineClient, userId: number): Promise<HeldPermissions> =>
  combine(
    await selectPermissionsOf(client, userId)
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .where('users.is_active', '=', 1)
      .where('users.email_verified_at', 'is not', null)
      .execute(),
  )

const selectPermissions = (client: EngineClient) =>
  client
    .selectFrom('roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['permissions.name', 'roles.sections'])

const selectPermissionsOf = (client: EngineClient, userId: number) =>
  selectPermissions(client)
    .innerJoin('user_roles', 'user_roles.role_id', 'roles.id')
    .where('user_roles.user_id', '=', userId)

const combine = (rows: readonly { name: string; sections: string | null }[]): HeldPermissions => {
  const held = new Map<string, HeldSections>()
  for (const { name, sections } of rows) held.set(name, addSections(held.get(name), readSections(sections)))
  return held
}

/** If one of several roles isn't limited to sections, the permission covers the whole site. */
const addSections = (known: HeldSections | undefined, sections: HeldSections): HeldSections =>
  known === undefined ? sections : known.length === 0 || sections.length === 0 ? [] : [...known, ...sections]

/** Query of the roles with a permission. */
export const selectRolesWith = (client: EngineClient, permission: string) =>
  client
    .selectFrom('roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where('permissions.name', '=', permission)
