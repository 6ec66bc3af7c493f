import { contentMessages } from '@kampana/shared/messages/content-messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { HttpError, invalid } from '../../error.ts'
import { requireSession } from '../../http/session.ts'
import { isTextPath } from '../text-path.ts'
import { openEventStream } from './event-stream.ts'
import { createPresence, type ReadHashes } from './presence.ts'

/** A person may have as many editors open; browsers allow six connections to a host. */
const maxStreams = 5

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
    isShuttingDown: () => app.isShuttingDown(),
    onError: (error) => context.log().warn({ err: error }, 'who edits what could not be read'),
  })
  app.addHook('onClose', () => presence.close())
  app.get<{ Querystring: { path?: unknown } }>(
    '/api/content/events',
    {
      config: { access: ['edit content', 'edit menus', 'edit college'] },
      schema: {
        tags: ['content'],
        summary: 'Who else has a file of the website open, as server-sent events',
      },
    },
    async (request, reply) => {
      const { path } = request.query
      if (typeof path !== 'string' || !isTextPath(path))
        throw invalid({ path: [contentMessages.noPath(String(path).slice(0, 100))] })
      const { idHash, userId, name } = requireSession(request)
      if (presence.count(idHash) >= maxStreams) throw new HttpError(429, errorMessages.tooManyAttempts)
      onOpen()
      await presence.join({ path, session_hash: idHash, user_id: userId, name }, openEventStream(reply))
      return reply
    },
  )
}
