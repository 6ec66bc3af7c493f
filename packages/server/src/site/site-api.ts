import { ApiError } from '@kampana/shared/api/api-error'
import { withQuery, type Client, type Reply } from '@kampana/shared/api/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import type { AppContext } from '../app-context.ts'
import type { CachedResponse } from '../http/cached-response.ts'

/** The site asks the API as anyone would, without the visitor's cookies and without the network. */
export const clientWithin = (app: FastifyInstance, { responses }: Pick<AppContext, 'responses'>): Client => {
  const inject = async (url: string): Promise<Answer> => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      remoteAddress: siteItself,
    })
    return { status: statusCode, headers, payload }
  }
  return {
    call: async (path, { query } = {}) => {
      const address = withQuery(path, query)
      const cached = responses.get(address)
      return replyOf(cached ? inMemory(cached) : await inject(address))
    },
  }
}

const inMemory = ({ status, variants: { identity } }: CachedResponse): Answer => ({
  status,
  headers: identity.headers,
  payload: identity.body.toString(),
})

/** Parsed for each who asks, so that nobody changes what others are given. */
const replyOf = ({ status, headers, payload }: Answer): Reply => {
  const reply: Reply = {
    status,
    headers: { get: (name: string) => headers[name]?.toString() ?? null },
    body: payload === '' ? undefined : JSON.parse(payload),
  }
  if (status >= 300) throw new ApiError(status, reply.body, reply.headers)
  return reply
}

/** Whether a call comes from our own pages, whose visitors are counted where they ask for a page. */
export const isSiteItself = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === siteItself
/** No address of a network, so that none can be taken for it. */
const siteItself = 'site'

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  payload: string
}
