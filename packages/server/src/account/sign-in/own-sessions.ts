import { requireSession } from '@kampana/engine-server/http/session'
import { sessionCalls } from '@kampana/shared/calls/session-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { instant } from '@kampana/engine-server/clock'
import { notFound } from '@kampana/engine-server/error'
import type { AppContext } from '../../app-context.ts'
import { recordAccountActivity } from '../record-account-activity.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'

/** Serves the calls for a person's own sessions. */
export const ownSessions = (app: FastifyInstance, { db, now }: AppContext): void =>
  serve(app, sessionCalls, {
    list: async ({ request }) => {
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
    end: async ({ id, viewer: causer }) => {
      await db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('sessions')
          .select('id_hash')
          .where('user_id', '=', causer.id)
          .execute()
        const found = rows.find(({ id_hash }) => publicId(id_hash) === id)
        if (!found) throw notFound('Session', id)
        await trx.deleteFrom('sessions').where('id_hash', '=', found.id_hash).execute()
        await recordAccountActivity(trx, causer, { causer, action: 'end-session', now: now() })
      })
      return { message: messages.sessionEnded }
    },
  })

/** Identifies a session without disclosing its whole hash. */
const publicId = (idHash: string): string => idHash.slice(0, 16)
