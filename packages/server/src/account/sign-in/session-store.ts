import { sql } from 'kysely'
import { after, daysBefore, instant } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { preparedQuery } from '@kampana/engine-server/db/prepared-query'
import type { DbClient, Database } from '../../db/tables.ts'
import type { Settings } from '../../env.ts'
import { cookieNames } from '@kampana/engine-server/http/cookie-names'
import type { Session, SessionStore } from '@kampana/engine-server/http/session-store'
import type { AppContext } from '../../app-context.ts'
import { hashToken, newToken } from '@kampana/engine-server/tokens'
import { shownName } from '@kampana/engine-server/records/people'

const twoHours = 2 * 60 * 60
const oneDay = 24 * 60 * 60
/** Absolute timeout, however much a session is used (NIST SP 800-63B, 4.1.3 and 4.2.3); in days if it is remembered. */
const absoluteTimeout = { hours: 12, days: 30 }
/** Seconds between writes of a session's last use, so that most reads write nothing. */
const touchInterval = 60

/** Session store in the database. */
export const sessionStore = (context: Pick<AppContext, 'db' | 'settings' | 'now'>): SessionStore => ({
  find: (token) => findSession(context.db, token, context.now()),
  touch: (session) => touchSession(context, session),
  idleTimeout: (remember) => idleTimeout(context.settings, remember),
})

/** Starts a session and returns its token. Only its hash is stored. */
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
      expires_at: instant(expiryDate(settings, { remember, begun: time, used: time })),
      host_only: cookieNames(settings).formerSession === undefined ? 0 : 1,
    })
    .execute()
  return token
}

/** Unexpired session of a token; null for people who are verified but inactive. */
const findSession = async (db: Database, token: string, now: Date): Promise<Session | null> => {
  const [row] = await findLiveSession(db, { idHash: hashToken(token), now: instant(now) })
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
    confirmedAt: row.confirmed_at ?? row.created_at,
    mustSetUpTwoStep: row.two_step_confirmed_at === null && row.requires_two_step === 1,
    permissions: readPermissions(row),
    viewedRole:
      row.viewed_role_id === null ? null : { id: row.viewed_role_id, description: row.viewed_role ?? '' },
  }
}

interface PermissionColumns {
  permissions: string | null
  viewed_role_id: number | null
  viewed_permissions: string | null
}
/** Viewing as a role never grants more than the person's own roles. */
const readPermissions = ({
  permissions,
  viewed_role_id,
  viewed_permissions,
}: PermissionColumns): ReadonlySet<string> => {
  const own = parsePermissions(permissions)
  return viewed_role_id === null ? own : new Set(own).intersection(parsePermissions(viewed_permissions))
}

/** Caches the last list, because most calls come from people with the same roles. */
let last: { list: string | null; names: ReadonlySet<string> } = { list: null, names: new Set() }
const parsePermissions = (list: string | null): ReadonlySet<string> => {
  if (list !== last.list) last = { list, names: new Set(list?.split(',')) }
  return last.names
}

/** Reads session, user and permissions with one query, because every signed-in call starts with it. */
const findLiveSession = preparedQuery((client: DbClient, { idHash, now }: { idHash: string; now: string }) =>
  client
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id_hash', 'sessions.remember', 'sessions.last_used_at'])
    .select(['sessions.created_at', 'sessions.confirmed_at', 'sessions.host_only'])
    .select('sessions.viewed_role_id')
    .select(['users.id', 'users.username', 'users.is_active'])
    .select(shownName().as('name'))
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
        // No permission name contains a comma.
        .select(sql<string>`string_agg(permissions.name, ',')`.as('names'))
        .whereRef('user_roles.user_id', '=', 'users.id')
        .as('permissions'),
      eb
        .selectFrom('roles')
        .select('roles.description')
        .whereRef('roles.id', '=', 'sessions.viewed_role_id')
        .as('viewed_role'),
      eb
        .selectFrom('role_permissions')
        .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
        .select(sql<string>`string_agg(permissions.name, ',')`.as('names'))
        .whereRef('role_permissions.role_id', '=', 'sessions.viewed_role_id')
        .as('viewed_permissions'),
    ])
    .where('sessions.id_hash', '=', idHash)
    .where('sessions.expires_at', '>', now),
)

/** Extends a session's idle timeout. */
const touchSession = async (
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  session: Session,
): Promise<void> => {
  const time = now()
  if (time.getTime() - Date.parse(session.lastUsedAt) < touchInterval * 1000) return
  await db
    .updateTable('sessions')
    .set({
      last_used_at: instant(time),
      expires_at: instant(
        expiryDate(settings, { remember: session.remember, begun: new Date(session.createdAt), used: time }),
      ),
    })
    .where('id_hash', '=', session.idHash)
    .execute()
}

/** Records that the person has re-entered the password. */
export const confirmSession = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { idHash }: Pick<Session, 'idHash'>,
): Promise<void> => {
  const confirmed_at = instant(now())
  await db.updateTable('sessions').set({ confirmed_at }).where('id_hash', '=', idHash).execute()
}

/** Ends the session of a token, if there is one. */
export const endSession = async (db: DbClient, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id_hash', '=', hashToken(token)).execute()
}

/** Ends all of a person's sessions, or all except one. */
export const endUserSessions = async (db: DbClient, userId: number, { but = '' } = {}): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '!=', but).execute()
}

export const sessionCleanup = ({ db, now, settings }: AppContext): CleanupJob => ({
  name: 'sessions',
  run: () =>
    db
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([
          eb('expires_at', '<=', instant(now())),
          eb('last_used_at', '<=', daysBefore(now(), settings.sessionsRetainedDays)),
        ]),
      )
      .execute(),
})

/** True if one of a person's roles requires two-step sign-in. */
export const requiresTwoStep = async (db: DbClient, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.id')
    .where('user_roles.user_id', '=', userId)
    .where('roles.requires_two_step', '=', 1)
    .executeTakeFirst()) !== undefined

/** Expiry of a session: its idle or absolute timeout, whichever comes first. */
const expiryDate = (
  settings: Settings,
  { remember, begun, used }: { remember: boolean; begun: Date; used: Date },
): Date => {
  const most = remember
    ? Math.max(absoluteTimeout.days, settings.sessionsRetainedDays) * oneDay
    : absoluteTimeout.hours * 60 * 60
  const unused = after(used, idleTimeout(settings, remember))
  const last = after(begun, most)
  return unused < last ? unused : last
}

/** Idle timeout in seconds. */
const idleTimeout = (
  { sessionsRetainedDays }: Pick<Settings, 'sessionsRetainedDays'>,
  remember: boolean,
): number => (remember ? sessionsRetainedDays * oneDay : twoHours)
