import { contentMessages } from '@kampana/shared/messages/content-messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import { findSessionByHash, type Session } from '../../account/sign-in/session-store.ts'
import type { AppContext } from '../../app-context.ts'
import { HttpError, invalid } from '../../error.ts'
import { assertAccess } from '../../http/access.ts'
import { requireSession } from '../../http/session.ts'
import { isTextPath } from '../text-path.ts'
import { openEventStream } from './event-stream.ts'
import { createPresence, type ReadHashes } from './presence.ts'

/** A browser allows six connections to a host; an account may be open in a few browsers. */
const maxStreams = { ofSession: 5, ofAccount: 15 }
const config = { access: ['edit content', 'edit menus', 'edit college'] } as const

interface EventsOptions {
  readHashes: ReadHashes
  /** Called when somebody opens an editor. */
  onOpen: () => void
}

/**
 * GET /api/content/events?path=…: server-sent events. `editors` has everybody else who has the file open (`ContentEditor[]`),
 * `hashes` its live and its draft hash; both come at once and with each change.
 */
export const serveContentEvents = (
  app: FastifyInstance,
  context: AppContext,
  { readHashes, onOpen }: EventsOptions,
): void => {
  const presence = createPresence(context, {
    readHashes,
    isAllowed: async (hash) =>
      isAllowed(await findSessionByHash(context.db, hash, context.now()), context.now()),
    isShuttingDown: () => app.isShuttingDown(),
    onError: (error) => context.log().warn({ err: error }, 'who edits what could not be read'),
  })
  app.addHook('onClose', () => presence.close())
  app.get<{ Querystring: { path?: unknown } }>(
    '/api/content/events',
    {
      config,
      schema: {
        tags: ['content'],
        summary: 'Who else has a file of the website open, as server-sent events',
      },
    },
    async (request, reply) => {
      const { path } = request.query
      if (typeof path !== 'string' || !isTextPath(path))
        throw invalid({ path: [contentMessages.noPath(String(path).slice(0, 100))] })
      const session = requireSession(request)
      const { ofSession, ofAccount } = presence.count(session)
      if (ofSession >= maxStreams.ofSession || ofAccount >= maxStreams.ofAccount)
        throw new HttpError(429, errorMessages.tooManyAttempts)
      onOpen()
      const { idHash, userId, name } = session
      await presence.join({ path, session_hash: idHash, user_id: userId, name }, openEventStream(reply))
      return reply
    },
  )
}

const isAllowed = (session: Session | null, now: Date): boolean => {
  try {
    assertAccess(session, 'GET', config, now)
    return true
  } catch {
    return false
  }
}
