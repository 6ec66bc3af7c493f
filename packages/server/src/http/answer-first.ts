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
    if (namesTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end()
    else if (!server.listening || !answer(request, response)) handle(request, response)
  })
}

/** A proxy may have gone by the one and we by the other (RFC 9112, 3.2). Node keeps the first without a word. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let each = 0; each < rawHeaders.length; each += 2)
    if (rawHeaders[each]!.length === 4 && rawHeaders[each]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}
