import { permissionGroups } from '@kampana/shared/permission-levels'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { AppContext } from '../app-context.ts'
import { unlessDiskFull } from '../operations/unless-disk-full.ts'
import { fillUses } from '../media/library/fill-uses.ts'
import { carryFormerDrafts } from '../content/former/carry-drafts.ts'
import { fillRecords } from '../content/records/fill-records.ts'
import { hashPassword, readablePassword } from '../secrets.ts'
import { fillNameKeys } from './fill-name-keys.ts'
import { syncPermissions } from './sync-permissions.ts'
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
