import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { withQuery, type Client, type Reply } from '@kampana/engine-declare/api/http/client'
import type { FastifyInstance } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import type { EngineContext } from '../records/context/engine-context.ts'
import type { CachedResponse } from './cache/cached-response.ts'
import { innerAddress } from './inner-call.ts'

/** Client of a site's pages on the server: calls the API within the process, without the visitor's cookies. */
export const clientWithin = (
  app: FastifyInstance,
  { responses }: Pick<EngineContext, 'responses'>,
): Client => {
  const inject = async (url: string): Promise<Answer> => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      remoteAddress: innerAddress,
    })
    return { status: statusCode, headers, payload }
  }
  return {
    call: async (path, { query } = {}) => {
      const address = withQuery(path, query)
      const cached = responses.get(address)
      return toReply(cached ? inMemory(cached) : await inject(address))
    },
  }
}

const inMemory = ({ status, variants: { identity } }: CachedResponse): Answer => ({
  status,
  headers: identity.headers,
  payload: identity.body.toString(),
})

/** Parses the payload for each caller, so that callers can't modify a shared object. */
const toReply = ({ status, headers, payload }: Answer): Reply => {
  const reply: Reply = {
    status,
    headers: { get: (name: string) => headers[name]?.toString() ?? null },
    body: payload === '' ? undefined : JSON.parse(payload),
  }
  if (status >= 300) throw new ApiError(status, reply.body, reply.headers)
  return reply
}

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  payload: string
}
