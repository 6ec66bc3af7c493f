import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * Lets `answer` have each request before Fastify does: a page from memory needs no router, hooks or log line, and on
 * the day of a storm that is what most requests are for. While the server closes, Fastify says so to every connection.
 */
export const answerFirst = (
  { server }: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void => {
  const [handle] = server.listeners('request') as RequestListener[]
  if (!handle) throw new Error('Fastify listens to its server in another way than it used to.')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!server.listening || !answer(request, response)) handle(request, response)
  })
}
