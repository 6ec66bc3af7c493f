import type { Account } from '@kampana/engine-declare/api/account'
import { ownServerMark } from '@kampana/engine-declare/api/own-server-mark'
import { get } from '@kampana/engine-declare/calls/call'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import type { FastifyInstance } from 'fastify'
import type { EngineDatabase } from './db/engine-tables.ts'
import type { SessionStore } from './http/session-store.ts'
import { serve } from './records/calls/serve.ts'
import type { EngineSettings } from './records/context/engine-settings.ts'

interface FixedViewer {
  sessions: SessionStore
  /** Adds the person to an empty database, because records and logs name their authors. */
  create: (db: EngineDatabase) => Promise<void>
  /** Serves the person's account, with the permissions that the dashboard asks for. */
  serveAccount: (app: FastifyInstance) => void
}

const accountCall = get('/api/user', {
  access: 'session',
  tag: 'account',
  summary: 'Show the signed-in user',
})
const began = '2026-01-01T00:00:00.000000Z'

/** A person who is always signed in and may do everything, for trials on one machine. A product has accounts instead. */
export const createFixedViewer = (
  { name, username, email }: Pick<Account, 'name' | 'username' | 'email'>,
  { timeZone, trashRetainedDays }: EngineSettings,
): FixedViewer => {
  const permissions = [...new Set(allSummaries().flatMap(permissionNames))]
  const role = { id: 1, description: 'Everything' }
  const person = { id: 1, name, username, email, is_active: 1 as const, created_at: began }
  return {
    sessions: {
      find: async () => ({
        idHash: 'fixed',
        userId: person.id,
        username,
        name,
        verified: true,
        mustSetUpTwoStep: false,
        remember: false,
        hostOnly: true,
        permissions: new Set(permissions),
        viewedRole: null,
        createdAt: began,
        lastUsedAt: began,
        confirmedAt: new Date().toISOString(),
      }),
      touch: async () => undefined,
      idleTimeout: () => 7200,
    },
    create: async (db) => {
      const rows = permissions.map((each, at) => ({
        id: at + 1,
        name: each,
        description: each,
        created_at: began,
      }))
      const given = rows.map(({ id }) => ({ role_id: role.id, permission_id: id }))
      const [user, everything] = [
        { ...person, email_verified_at: began },
        { ...role, created_at: began },
      ]
      await db.insertInto('users').values(user).execute()
      await db.insertInto('roles').values(everything).execute()
      await db.insertInto('permissions').values(rows).execute()
      await db.insertInto('role_permissions').values(given).execute()
      await db.insertInto('user_roles').values({ user_id: person.id, role_id: role.id }).execute()
    },
    serveAccount: (app) => {
      const account: Account = {
        ...person,
        server: ownServerMark,
        roles: [role],
        permissions,
        undo_days: trashRetainedDays,
        time_zone: timeZone,
      }
      serve(app, { read: accountCall }, { read: async () => ({ data: account }) })
    },
  }
}
