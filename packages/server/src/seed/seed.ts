import { permissionGroups } from '@kampana/shared/permission-levels'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { AppContext } from '../app-context.ts'
import { unlessDiskFull } from '../operations/unless-disk-full.ts'
import { fillUses } from '../media/library/fill-uses.ts'
import { carryFormerDrafts } from '../content/former/carry-drafts.ts'
import { fillRecords } from '../content/records/fill-records.ts'
import { hashPassword, readablePassword } from '../secrets.ts'
import { nameColumns } from '@kampana/engine-server/records/people'

export interface FirstAdministrator {
  username: string
  /** Generated password; null if the settings contain one, which needn't be shown. */
  password: string | null
}

/**
 * Synchronizes the permissions with the declarations, seeds an empty database, and records once which records use each
 * picture.
 */
export const seed = async (context: AppContext): Promise<FirstAdministrator | null> => {
  const administrator = await dialectOf(context.db).advisoryLock(context.db, () => seedEmpty(context))
  await unlessDiskFull(context.log, () => fillUses(context))
  return administrator
}

const seedEmpty = async (context: AppContext): Promise<FirstAdministrator | null> => {
  const { settings, db, log } = context
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) {
    await unlessDiskFull(log, () => syncPermissions(context))
    await unlessDiskFull(log, () => fillNameKeys(context))
    await unlessDiskFull(log, () => fillRecords(context))
    await unlessDiskFull(log, () => carryFormerDrafts(context))
    return pendingAdministrator(context)
  }
  await syncPermissions(context)
  await fillRecords(context)
  await context.siteRecords()
  // The administrator comes last: without one, the next start repeats an interrupted seed. The samples are imported lazily,
  // since they would slow down every start.
  if (settings.seed === 'demo') await (await import('./sample.ts')).seedSample(context)
  return firstAdministrator(context)
}

/** Editors' permissions on public content: public resources, their related resources, and the website's own texts. */
const publicPermissions = (): string[] =>
  permissionGroups()
    .filter(({ visible }) => visible)
    .flatMap(({ levels }) => Array.from(levels.keys()))

/** Initial roles except Administrator, with their permissions. */
const startingRoles: Readonly<Record<string, (permission: string) => boolean>> = {
  Editor: (permission) => publicPermissions().includes(permission),
  Auditor: (permission) => /^(list|show) /.test(permission),
}

const firstAdministrator = async ({
  db,
  now,
  settings,
  encryption,
}: AppContext): Promise<FirstAdministrator> => {
  const { username, email } = settings.admin
  const password = settings.admin.password ?? readablePassword()
  const hash = await hashPassword(password)
  const created_at = instant(now())
  await db.transaction().execute(async (trx) => {
    const permissions = await trx.selectFrom('permissions').select(['id', 'name']).execute()
    for (const [description, includes] of Object.entries(startingRoles)) {
      const { id } = await trx
        .insertInto('roles')
        .values({ description, is_administrator: 0, created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('role_permissions')
        .values(
          permissions
            .filter(({ name }) => includes(name))
            .map((permission) => ({ role_id: id, permission_id: permission.id })),
        )
        .execute()
    }
    const user = await trx
      .insertInto('users')
      .values({
        ...nameColumns('Administrator'),
        username,
        email,
        password: hash,
        is_active: 1,
        email_verified_at: created_at,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await trx
      .selectFrom('roles')
      .select('id')
      .where('is_administrator', '=', 1)
      .executeTakeFirstOrThrow()
    await trx.insertInto('user_roles').values({ user_id: user.id, role_id: role.id }).execute()
    if (settings.admin.password === undefined)
      await trx
        .insertInto('first_password')
        .values({ user_id: user.id, sealed: encryption.encrypt(password) })
        .execute()
  })
  return { username, password: settings.admin.password === undefined ? password : null }
}

/** Finds an unused first password, so that a start after a failed one shows it again. */
const pendingAdministrator = async ({ db, encryption }: AppContext): Promise<FirstAdministrator | null> => {
  const row = await db
    .selectFrom('first_password')
    .innerJoin('users', 'users.id', 'first_password.user_id')
    .select(['username', 'sealed'])
    .executeTakeFirst()
  const password = row && encryption.tryDecrypt(row.sealed)
  return row && password !== undefined ? { username: row.username, password } : null
}

/** Fills missing name keys, such as after an upgrade or a rollback, to distinguish people with the same name. */
const fillNameKeys = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  const people = await db.selectFrom('users').select(['id', 'name']).where('name_key', '=', '').execute()
  for (const { id, name } of people)
    await db.updateTable('users').set(nameColumns(name)).where('id', '=', id).execute()
}

/**
 * Writes the declared permissions, gives them to the Administrator role, and deletes all others, unless they are up to date.
 */
const syncPermissions = async (context: AppContext): Promise<void> => {
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
