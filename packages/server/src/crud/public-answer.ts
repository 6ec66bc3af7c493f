import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { cachedAnswer } from '../http/cached-response.ts'
import { addVary, negotiateEncoding, longAnswer } from '../http/compress.ts'
import { securityHeaders } from '../http/headers.ts'
import { cacheControl } from '../http/session.ts'
import { memoize } from '../memoize.ts'
import { matchesIfNoneMatch } from './etag.ts'

interface Answer {
  body: object
  headers: Readonly<Record<string, string>>
}

/**
 * Sends the answer of a public route. It is the same for all visitors, so it is cached by address and content revision.
 * Signed-in people bypass the cache.
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
    const { headers, etag, body } = variants[negotiateEncoding(request.headers['accept-encoding'])]
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
