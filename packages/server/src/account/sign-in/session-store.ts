import { sql } from 'kysely'
import { after, instant } from '../../clock.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { DbClient, Database } from '../../db/tables.ts'
import type { Settings } from '../../env.ts'
import { cookieNames } from '../../http/cookie-names.ts'
import type { AppContext } from '../../app-context.ts'
import { hashToken, newToken } from '../../secrets.ts'

/** A signed-in person, with what they may do. */
export interface Session {
  idHash: string
  userId: number
  username: string
  name: string
  verified: boolean
  /** A role requires two-step sign-in and the person hasn't set it up: nothing else is open to them. */
  mustSetUpTwoStep: boolean
  remember: boolean
  /** Its cookie can't be set by another host. */
  hostOnly: boolean
  permissions: ReadonlySet<string>
  createdAt: string
  lastUsedAt: string
}

const twoHours = 2 * 60 * 60
const oneDay = 24 * 60 * 60
/** However much it is used a session ends (NIST SP 800-63B, 4.1.3 and 4.2.3): in hours, and in days where remembered. */
const longest = { hours: 12, days: 30 }
/** A session's last use is written at most this often, in seconds: reading stays reading. */
const touchEvery = 60

/** Starts a session under a new token, which is answered and kept nowhere. */
export const startSession = async (
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  { userId, remember, userAgent }: { userId: number; remember: boolean; userAgent: string },
): Promise<string> => {
  const token = newToken()
  const time = now()
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashToken(token),
      user_id: userId,
      remember: remember ? 1 : 0,
      user_agent: userAgent.slice(0, 300),
      created_at: instant(time),
      last_used_at: instant(time),
      expires_at: instant(endOf(settings, { remember, begun: time, used: time })),
      host_only: cookieNames(settings).formerSession === undefined ? 0 : 1,
    })
    .execute()
  return token
}

/** The living session of a token, of a person who is active or whose address is still to be verified. */
export const findSession = async (db: Database, token: string, now: Date): Promise<Session | null> => {
  const [row] = await livingSession(db, { idHash: hashToken(token), now: instant(now) })
  const verified = row?.email_verified_at != null
  if (!row || (verified && row.is_active !== 1)) return null
  return {
    idHash: row.id_hash,
    userId: row.id,
    username: row.username,
    name: row.name,
    verified,
    remember: row.remember === 1,
    hostOnly: row.host_only === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    mustSetUpTwoStep: row.two_step_confirmed_at === null && row.requires_two_step === 1,
    permissions: new Set(row.permissions?.split(',')),
  }
}

/** In one question, since every call of a person signed in begins with it: the session, whose it is, and their rights. */
const livingSession = preparedQuery((asked, { idHash, now }: { idHash: string; now: string }) =>
  asked
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id_hash', 'sessions.remember', 'sessions.last_used_at'])
    .select(['sessions.created_at', 'sessions.host_only'])
    .select(['users.id', 'users.username', 'users.name', 'users.is_active'])
    .select(['users.email_verified_at', 'users.two_step_confirmed_at'])
    .select((eb) => [
      eb
        .selectFrom('user_roles')
        .innerJoin('roles', 'roles.id', 'user_roles.role_id')
        .select((roles) => roles.fn.max('roles.requires_two_step').as('most'))
        .whereRef('user_roles.user_id', '=', 'users.id')
        .as('requires_two_step'),
      eb
        .selectFrom('user_roles')
        .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
        .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
        // No permission has a comma in its name.
        .select(sql<string>`string_agg(permissions.name, ',')`.as('names'))
        .whereRef('user_roles.user_id', '=', 'users.id')
        .as('permissions'),
    ])
    .where('sessions.id_hash', '=', idHash)
    .where('sessions.expires_at', '>', now),
)

/** Notes that a session is in use, which puts off its end. */
export const touchSession = async (
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  session: Session,
): Promise<void> => {
  const time = now()
  if (time.getTime() - Date.parse(session.lastUsedAt) < touchEvery * 1000) return
  await db
    .updateTable('sessions')
    .set({
      last_used_at: instant(time),
      expires_at: instant(
        endOf(settings, { remember: session.remember, begun: new Date(session.createdAt), used: time }),
      ),
    })
    .where('id_hash', '=', session.idHash)
    .execute()
}

/** Ends the session of a token, if there is one. */
export const endSession = async (db: DbClient, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id_hash', '=', hashToken(token)).execute()
}

/** Ends a person's sessions, all of them or all but one. */
export const endSessionsOf = async (db: DbClient, userId: number, { but = '' } = {}): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '!=', but).execute()
}

/** Whether one of a person's roles requires two-step sign-in. */
export const requiresTwoStep = async (db: DbClient, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.id')
    .where('user_roles.user_id', '=', userId)
    .where('roles.requires_two_step', '=', 1)
    .executeTakeFirst()) !== undefined

/** The names of the permissions that a person holds through their roles. */
export const permissionsOf = async (db: DbClient, userId: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('permissions.name')
    .distinct()
    .where('user_roles.user_id', '=', userId)
    .execute()
  return new Set(rows.map((row) => row.name))
}

/** When a session ends that is not used again. */
const endOf = (
  settings: Settings,
  { remember, begun, used }: { remember: boolean; begun: Date; used: Date },
): Date => {
  const most = remember ? Math.max(longest.days, settings.sessionsKeptDays) * oneDay : longest.hours * 60 * 60
  const unused = after(used, lifetimeOf(settings, remember))
  const last = after(begun, most)
  return unused < last ? unused : last
}

/** How long a session lives unused, in seconds. */
export const lifetimeOf = (
  { sessionsKeptDays }: Pick<Settings, 'sessionsKeptDays'>,
  remember: boolean,
): number => (remember ? sessionsKeptDays * oneDay : twoHours)
