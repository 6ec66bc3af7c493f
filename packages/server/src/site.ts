import { createApi, type Api } from '@kampana/shared/api'
import { messages } from '@kampana/shared/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayIn } from './clock.ts'
import { refusalFrom } from './error.ts'
import { policies } from './http/headers.ts'
import { encodingFor, pageCache, pageOf, type Page } from './page-cache.ts'
import type { Parts } from './parts.ts'

/** The site's built server entry (packages/site/src/entry-server.tsx). */
export interface SiteEntry {
  render: (request: {
    url: URL
    api: Api
    today: string
    timeZone: string
  }) => Promise<{ status: number; location?: string; html: string; contentType: string }>
  /** The address without the parts of the query that the page doesn't read. */
  cacheKey: (url: URL) => string
}

/** Every other GET is a page of the site: rendered once for each content version and day, then sent from memory. */
export const serveSite = (app: FastifyInstance, parts: Parts, loadEntry: () => Promise<SiteEntry>): void => {
  const { content, settings, now } = parts
  const api = createApi({ fetch: fetchFrom(app), readCookies: () => '' })
  const cache = pageCache()
  const underWay = new Map<string, Promise<Page>>()

  const render = async (entry: SiteEntry, url: URL, today: string): Promise<Page> => {
    const { html, ...answer } = await entry.render({ url, api, today, timeZone: settings.timeZone })
    return pageOf({ location: undefined, ...answer }, html)
  }
  const fresh = async (url: URL): Promise<{ page: Page; stale: boolean }> => {
    const entry = await loadEntry()
    const today = dayIn(settings.timeZone, now())
    const stamp = settings.development ? String(now().getTime()) : `${content.current()} ${today}`
    const key = entry.cacheKey(url)
    const cached = cache.get(key, stamp)
    if (cached) return { page: cached, stale: false }
    const rendering =
      underWay.get(`${stamp} ${key}`) ??
      render(entry, url, today).finally(() => underWay.delete(`${stamp} ${key}`))
    underWay.set(`${stamp} ${key}`, rendering)
    try {
      const page = await rendering
      // Anybody can think up addresses that don't exist; they aren't worth remembering.
      if (page.status < 400) cache.set(key, stamp, page)
      return { page, stale: false }
    } catch (error) {
      const page = cache.stale(key)
      if (!page) throw error
      app.log.warn({ err: error }, 'a page could not be made anew; the one from before was sent')
      return { page, stale: true }
    }
  }

  app.get('/*', { logLevel: 'warn', errorHandler: sayUnavailable }, async (request, reply) => {
    const { page, stale } = await fresh(new URL(request.url, settings.publicUrl))
    return send(request, reply, page, stale)
  })
}

const send = ({ headers }: FastifyRequest, reply: FastifyReply, page: Page, stale: boolean): FastifyReply => {
  const encoding = encodingFor(headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    'content-security-policy': policies.site,
    ...(page.location !== undefined && { location: page.location }),
    ...(stale && { warning: '110 - "Response is Stale"' }),
  })
  if (page.status === 200 && headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type(page.contentType).send(page.bodies[encoding])
}

/** The site asks the API as anyone would, without the visitor's cookies and without the network. */
const fetchFrom =
  (app: FastifyInstance): typeof fetch =>
  async (input) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
    })
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    })
  }

const sayUnavailable = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  request.log.error({ err: error }, 'a page could not be made')
  const status = refusalFrom(error).status >= 500 && refusalFrom(error).status !== 503 ? 500 : 503
  const sentence = messages.status[status]!
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1>`,
    )
}
