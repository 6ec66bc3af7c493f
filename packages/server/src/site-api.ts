import { ApiError } from '@kampana/shared/api/api-error'
import { withQuery, type Client, type Reply } from '@kampana/shared/api/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * The site asks the API as anyone would, without the visitor's cookies and without the network. Pages ask for the same
 * again and again (the side panel stands on most of them), so an answer is kept as long as the content revision stays.
 */
export const clientWithin = (app: FastifyInstance, stamp: () => string): Client => {
  let answers = new Map<string, Promise<Answer>>()
  let keptAt = ''
  const inject = async (url: string): Promise<Answer> => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      remoteAddress: siteItself,
    })
    return { status: statusCode, headers: new Map(Object.entries(headers)), payload }
  }
  return {
    call: async (path, { query } = {}) => {
      const address = withQuery(path, query)
      const at = stamp()
      if (at !== keptAt || answers.size >= mostAnswers) [answers, keptAt] = [new Map(), at]
      const kept = answers
      const asked = kept.get(address) ?? inject(address)
      kept.set(address, asked)
      const answer = await asked.catch((error: unknown) => {
        kept.delete(address)
        throw error
      })
      if (answer.status !== 200 || answer.headers.get('cache-control') === 'no-store') kept.delete(address)
      return replyOf(answer)
    },
  }
}

/** Parsed for each who asks, so that nobody changes what others are given. */
const replyOf = ({ status, headers, payload }: Answer): Reply => {
  const reply = {
    status,
    headers: { get: (name: string) => headers.get(name)?.toString() ?? null },
    body: payload === '' ? undefined : (JSON.parse(payload) as unknown),
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
  headers: ReadonlyMap<string, string | string[] | number | undefined>
  payload: string
}
const mostAnswers = 300
