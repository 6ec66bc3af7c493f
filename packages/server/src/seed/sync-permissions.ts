import { permissionGroups } from '@kampana/shared/permission-levels'
import type { AppContext } from '../app-context.ts'
import { instant } from '@kampana/engine-server/clock'

/**
 * Writes the declared permissions, gives them to the Administrator role, and deletes all others, unless they are up to date.
 */
export const syncPermissions = async (context: AppContext): Promise<void> => {
  const declared = [...new Set(permissionGroups().flatMap(({ levels }) => Array.from(levels.keys())))]
  if (!(await hasPermissions(context, declared))) await writePermissions(context, declared)
}

/** True if exactly these permissions exist and the Administrator role has them all. */
const hasPermissions = async ({ db }: AppContext, declared: readonly string[]): Promise<boolean> => {
  const known = await db.selectFrom('permissions').select('name').execute()
  const names = new Set(known.map(({ name }) => name))
  if (names.size !== declared.length || declared.some((name) => !names.has(name))) return false
  const granted = await db
    .selectFrom('role_permissions')
    .innerJoin('roles', 'roles.id', 'role_permissions.role_id')
    .select('permission_id')
    .where('roles.is_administrator', '=', 1)
    .execute()
  return granted.length === declared.length
}

const writePermissions = ({ db, now }: AppContext, declared: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const created_at = instant(now())
    await trx
      .insertInto('roles')
      .values([{ description: 'Administrator', is_administrator: 1, created_at }])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('permissions')
      .values(declared.map((name) => ({ name, description: sentence(name), created_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx.deleteFrom('permissions').where('name', 'not in', declared).execute()
    await trx
      .insertInto('role_permissions')
      .columns(['role_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom(['roles', 'permissions'])
          .select(['roles.id', 'permissions.id'])
          .where('roles.is_administrator', '=', 1),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

/** Description of a permission: `Edit job openings` for `edit job-openings`. */
const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
