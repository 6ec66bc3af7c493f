import { requireSession } from '../../http/session.ts'
import { ownSession } from '@kampana/shared/api/own-account-replies'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { instant } from '../../clock.ts'
import { notFound } from '../../error.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAccountActivity } from '../record-account-activity.ts'
import { routeSchema, rowsOf } from '../../crud/openapi.ts'
import { getCauser } from '../../crud/request.ts'

/** GET /api/sessions lists a person's sessions, and DELETE /api/sessions/{id} ends one. */
export const ownSessions = (app: FastifyInstance, { db, now }: AppContext): void => {
  const access = { access: 'signed in' } as const

  app.get(
    '/api/sessions',
    {
      config: access,
      schema: routeSchema('account', 'List the sessions of the signed-in user', () => ({
        reply: rowsOf(ownSession),
      })),
    },
    async (request) => {
      const session = requireSession(request)
      const rows = await db
        .selectFrom('sessions')
        .select(['id_hash', 'user_agent', 'created_at', 'last_used_at'])
        .where('user_id', '=', session.userId)
        .where('expires_at', '>', instant(now()))
        .orderBy('last_used_at', 'desc')
        .execute()
      return {
        data: rows.map(({ id_hash, user_agent, created_at, last_used_at }) => ({
          id: publicId(id_hash),
          user_agent,
          created_at,
          last_used_at,
          is_current: id_hash === session.idHash,
        })),
      }
    },
  )

  app.delete<{ Params: { id: string } }>(
    '/api/sessions/:id',
    { config: access, schema: { tags: ['account'], summary: 'End a session of the signed-in user' } },
    async (request) => {
      const causer = getCauser(request)
      await db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('sessions')
          .select('id_hash')
          .where('user_id', '=', causer.id)
          .execute()
        const found = rows.find(({ id_hash }) => publicId(id_hash) === request.params.id)
        if (!found) throw notFound('Session', request.params.id)
        await trx.deleteFrom('sessions').where('id_hash', '=', found.id_hash).execute()
        await recordAccountActivity(trx, causer, { causer, action: 'end-session', now: now() })
      })
      return { message: messages.sessionEnded }
    },
  )
}

/** Identifies a session without disclosing its whole hash. */
const publicId = (idHash: string): string => idHash.slice(0, 16)
