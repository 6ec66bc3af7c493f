import { allResources } from '../crud/find-resource.ts'
import { resources } from '@kampana/shared/resources/index'
import { permissionName } from '@kampana/shared/resource'
import { instant } from '../clock.ts'
import { withAdvisoryLock } from '../db/advisory-lock.ts'
import type { AppContext } from '../app-context.ts'
import { hashPassword, readablePassword } from '../secrets.ts'

export interface FirstAdministrator {
  username: string
  /** The password that was made up; null where the settings gave one, which needn't be shown. */
  password: string | null
}

/** Keeps the permissions in step with the declarations, and fills a database that nobody uses yet. */
export const seed = (context: AppContext): Promise<FirstAdministrator | null> =>
  withAdvisoryLock(context.db, context.settings.database, () => seedEmpty(context))

const seedEmpty = async (context: AppContext): Promise<FirstAdministrator | null> => {
  await keepPermissions(context)
  const { settings, db } = context
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) return pendingAdministrator(context)
  // The administrator comes last: as long as there is none, a start that broke off is begun anew.
  // The samples are loaded only when they are needed: drawings and texts would slow every later start.
  if (settings.seed === 'demo') await (await import('./sample.ts')).seedSample(context)
  return firstAdministrator(context)
}

/** The catalogue of permissions is what the declarations say; administrators hold all of it. */
const keepPermissions = ({ db, now }: AppContext): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const declared = resources.flatMap((resource) =>
      resource.actions.map((action) => permissionName(action, resource)),
    )
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

/** What the public sees is the editors' work: updates, slides, and whatever is declared so. */
const published = new Set(
  allResources
    .filter((resource) => resource.public.length > 0)
    .flatMap((resource) => resource.actions.map((action) => permissionName(action, resource))),
)
/** The roles that a college starts with besides Administrator, by the permissions that they hold. */
const startingRoles: Readonly<Record<string, (permission: string) => boolean>> = {
  Editor: (permission) => published.has(permission),
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
    for (const [description, holds] of Object.entries(startingRoles)) {
      const { id } = await trx
        .insertInto('roles')
        .values({ description, is_administrator: 0, created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('role_permissions')
        .values(
          permissions
            .filter(({ name }) => holds(name))
            .map((permission) => ({ role_id: id, permission_id: permission.id })),
        )
        .execute()
    }
    const user = await trx
      .insertInto('users')
      .values({
        name: 'Administrator',
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

/** Whatever came in between, as a port that was taken: nobody has signed in with the first password yet. */
const pendingAdministrator = async ({ db, encryption }: AppContext): Promise<FirstAdministrator | null> => {
  const kept = await db
    .selectFrom('first_password')
    .innerJoin('users', 'users.id', 'first_password.user_id')
    .select(['username', 'sealed'])
    .executeTakeFirst()
  const password = kept && encryption.tryDecrypt(kept.sealed)
  return kept && password !== undefined ? { username: kept.username, password } : null
}

/** `edit job-openings` as people read it: `Edit job openings`. */
const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
