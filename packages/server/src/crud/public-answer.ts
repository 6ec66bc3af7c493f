import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { cachedAnswer } from '../http/cached-response.ts'
import { addVary, encodingFor, longAnswer } from '../http/compress.ts'
import { securityHeaders } from '../http/headers.ts'
import { cacheControl } from '../http/session.ts'
import { memoize } from '../memoize.ts'
import { matchesIfNoneMatch } from './etag.ts'

/** What a call answers. */
interface Answer {
  body: object
  headers: Readonly<Record<string, string>>
}

/**
 * Sends the answer of a public call. Visitors all read the same, so it is found and written down once for each address and
 * content revision. Of somebody signed in nothing is kept, and nothing kept is given to them.
 */
export const sendPublicAnswer = memoize(({ responses, settings }: AppContext) => {
  const common = {
    ...securityHeaders(settings),
    'cache-control': cacheControl.visitor,
    'content-type': 'application/json; charset=utf-8',
  }
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<Answer>,
  ): Promise<FastifyReply> => {
    if (request.session) {
      const { headers, body } = await find()
      return sendUnlessKnown(request, reply.headers(headers), headers['etag'], body)
    }
    const { variants } = await responses.fetch(request.url, async () => {
      const { headers, body } = await find()
      const text = JSON.stringify(body)
      const isLong = text.length >= longAnswer
      return cachedAnswer(request.routeOptions.url, Buffer.from(text), { ...common, ...headers }, isLong)
    })
    const { headers, etag, body } = variants[encodingFor(request.headers['accept-encoding'])]
    const { vary, 'content-length': _, ...others } = headers
    if (vary !== undefined) addVary(reply)
    return sendUnlessKnown(request, reply.headers(others), etag, body)
  }
})

const sendUnlessKnown = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  etag: string | undefined,
  body: unknown,
): FastifyReply =>
  etag !== undefined && matchesIfNoneMatch(headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.send(body)
