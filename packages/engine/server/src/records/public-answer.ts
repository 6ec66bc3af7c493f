import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EngineContext } from './context/engine-context.ts'
import { cachedAnswer } from '../http/cache/cached-response.ts'
import { addVary, negotiateEncoding, longAnswer } from '../http/cache/compress.ts'
import { securityHeaders } from '../http/headers.ts'
import { cacheControl } from '../http/session.ts'
import { memoize } from '../memoize.ts'
import { matchesIfNoneMatch } from './etag.ts'
import type { Readers } from './context/engine-services.ts'
import { routeOf } from '../http/shared-routes.ts'

interface Answer {
  body: object
  headers: Readonly<Record<string, string>>
}

/**
 * Sends the reply of a public route. The reply is the same for all visitors, so it is cached by address and cache revision.
 * Signed-in people bypass the cache.
 */
export const sendPublicAnswer = memoize(({ responses, settings }: EngineContext) => {
  const common = {
    ...securityHeaders(settings),
    'cache-control': cacheControl.visitor,
    'content-type': 'application/json; charset=utf-8',
  }
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: (audience: Readers) => Promise<Answer>,
  ): Promise<FastifyReply> => {
    if (request.session) {
      const { headers, body } = await find('staff')
      return sendUnlessKnown(request, reply.headers(headers), headers['etag'], body)
    }
    const { variants } = await responses.fetch(request.url, async () => {
      const { headers, body } = await find('visitors')
      const text = JSON.stringify(body)
      const isLong = text.length >= longAnswer
      return cachedAnswer(routeOf(request).url, Buffer.from(text), { ...common, ...headers }, isLong)
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
