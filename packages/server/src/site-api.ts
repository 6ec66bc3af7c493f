import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * The site asks the API as anyone would, without the visitor's cookies and without the network. Pages ask for the same
 * again and again (the side panel stands on most of them), so an answer is kept as long as the stamp stays.
 */
export const apiFetch = (app: FastifyInstance, stamp: () => string): typeof fetch => {
  let answers = new Map<string, Promise<Answer>>()
  let keptAt = ''
  const inject = async (url: string): Promise<Answer> => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      remoteAddress: siteItself,
    })
    return { status: statusCode, headers: headers as Record<string, string>, payload }
  }
  return async (input) => {
    const { pathname, search } = new URL((input as Request).url)
    const at = stamp()
    if (at !== keptAt || answers.size >= mostAnswers) [answers, keptAt] = [new Map(), at]
    const kept = answers
    const asked = kept.get(pathname + search) ?? inject(pathname + search)
    kept.set(pathname + search, asked)
    const { status, headers, payload } = await asked.catch((error: unknown) => {
      kept.delete(pathname + search)
      throw error
    })
    if (status !== 200 || headers['cache-control'] === 'no-store') kept.delete(pathname + search)
    return new Response(status === 204 ? null : payload, { status, headers })
  }
}

/** Whether a call comes from our own pages, whose visitors are counted where they ask for a page. */
export const isSiteItself = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === siteItself
/** No address of a network, so that none can be taken for it. */
const siteItself = 'site'

interface Answer {
  status: number
  headers: Record<string, string>
  payload: string
}
const mostAnswers = 300
