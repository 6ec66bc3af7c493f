import { createApiWith, type Api } from '@kampana/shared/api/api'
import type { Card } from '@kampana/shared/media/card'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cardAddresses } from './cards/card-address.ts'
import { serveCards } from './cards/serve-cards.ts'
import { daysIn } from './clock.ts'
import { HttpError, toHttpError } from './error.ts'
import { inHtml } from './html.ts'
import { embeddable, securityHeaders, sitePolicy, type Inline } from './http/headers.ts'
import { clientWithin } from './site-api.ts'
import { pageCache, type PageCache } from './page-cache.ts'
import { pageOf, staled, writePage, type Page } from './page.ts'
import { renderUncached, type UncachedPages } from './render-uncached.ts'
import type { AppContext } from './app-context.ts'
import { addressesOf, type RecordAddress } from './crud/addresses.ts'
import { everyResource } from './resources/index.ts'
import type { WrittenPage } from './search/at-start.ts'
import type { SearchWords } from './search/curation.ts'
import { quiet } from './http/request-log.ts'

/** The site's built server entry (packages/site/src/entry-server.tsx). */
export interface SiteEntry {
  render: (
    request: SiteVisit & {
      preview?: boolean
      cardAddress?: (path: string, card: Card) => string
      form?: FormOutcome
    },
  ) => Promise<{
    status: number
    location?: string
    html: string
    inline?: Inline
    contentType: string
    fileName?: string
    lasting?: boolean
    maxAge?: number
  }>
  /** What the card of an address says; null where there is no page. */
  cardAt: (request: SiteVisit) => Promise<Card | null>
  /** Other sites that pages frame once a visitor asks. */
  frameOrigins: readonly string[]
  /** The address without the parts of the query that the page doesn't read; null for a page that isn't worth keeping. */
  cacheKey: (url: URL) => string | null
  /** What the site's pages say, for the search. */
  searchable: () => Promise<WrittenPage[]>
  /** What the college knows of how people search. */
  searchWords: SearchWords
}

interface SiteVisit {
  url: URL
  api: Api
  /** Where visitors find the records of a resource: all of them, without what they say. */
  addresses: (resource: string) => Promise<RecordAddress[]>
  now: string
  today: string
  timeZone: string
}

/** What is done first, by address, where a page costs more than others: it may refuse. */
type Before = Readonly<Record<string, (request: FastifyRequest) => Promise<void>>>
/** Answers a request from memory, or answers false where that can't be done. */
export type FromMemory = (request: IncomingMessage, response: ServerResponse) => boolean

export interface ServedSite extends UncachedPages {
  /** Answers the pages that are in memory already. */
  fromMemory: FromMemory
  /** How many pages are in memory, and their bytes. */
  inMemory: () => { pages: number; bytes: number }
}

/**
 * Every other GET is a page of the site: rendered once for each content version and day, then sent from memory.
 */
export const serveSite = (
  app: FastifyInstance,
  context: AppContext,
  loadEntry: () => Promise<SiteEntry>,
  before: Before = {},
): ServedSite => {
  const { content, settings, now, contentRevision, scheduledInvalidation } = context
  const headersFor = ({ frameOrigins }: SiteEntry, inline?: Inline) => ({
    ...securityHeaders(settings),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    ...(!settings.development && { 'content-security-policy': sitePolicy(frameOrigins, inline) }),
  })
  const cache = pageCache()
  const underWay = new Map<string, Promise<Page>>()

  /** Whether it is the newest can't be known while the database is out of reach. */
  const marked = (page: Page): Page => (content.isReachable() ? page : staled(page))
  const inMemory = currentIn(cache, context)
  const visitTo = visitsAt(context, createApiWith(clientWithin(app, contentRevision)))
  const cardAddress = cardAddresses(context.college)

  const render = async (entry: SiteEntry, url: URL): Promise<Page> => {
    const made = await entry.render({ ...visitTo(url), cardAddress })
    const { html, inline, lasting = true, maxAge = Infinity, ...answer } = made
    const isPage = answer.contentType.startsWith('text/html')
    const page = await pageOf(answer, html, { ...headersFor(entry, inline), ...(!isPage && embeddable) })
    return { ...page, stale: !lasting, expires: now().getTime() + maxAge * 1000 }
  }
  const fresh = async (url: URL): Promise<Page> => {
    const entry = await loadEntry()
    // Whatever is in memory is shown even while the database can't be asked.
    await scheduledInvalidation.learn().catch(() => undefined)
    const at = contentRevision()
    const key = entry.cacheKey(url)
    if (key === null) return render(entry, url)
    const cached = inMemory(key)
    if (cached) return marked(cached)
    const rendering =
      underWay.get(`${at} ${key}`) ?? render(entry, url).finally(() => underWay.delete(`${at} ${key}`))
    underWay.set(`${at} ${key}`, rendering)
    const before = cache.stale(key)
    const page = await rendering.catch((error: unknown) => staleOr(app, error, before))
    // A whole page from before says more than one of which parts could not be found out.
    if (page.stale) return before ? staled(before) : page
    // Anybody can think up addresses that don't exist; they aren't worth remembering.
    if (page.status < 400) cache.set(key, at, page)
    return page
  }
  serveCards(app, context, async (path) => {
    const { cardAt } = await loadEntry()
    return cardAt(visitTo(addressOf(path, settings.publicUrl)))
  })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const page = await fresh(addressOf(request.url, settings.publicUrl))
    reply.hijack()
    writePage(request.raw, reply.raw, page)
  }
  const options = { config: quiet, errorHandler: sayWhy } as const
  app.get('/*', options, sendPage)
  for (const [path, onRequest] of Object.entries(before)) app.get(path, { ...options, onRequest }, sendPage)
  const fromMemory: FromMemory = (request, response) => {
    const { method, url } = request
    if (method !== 'GET' || url === undefined || scheduledInvalidation.next() === undefined) return false
    const page = inMemory(url)
    if (page) writePage(request, response, marked(page))
    return page !== undefined
  }
  const once = renderUncached({
    loadEntry,
    headersFor,
    visit: (path) => visitTo(addressOf(path, settings.publicUrl)),
  })
  return { fromMemory, inMemory: cache.size, ...once }
}

const visitsAt = (context: AppContext, api: Api) => {
  const {
    now,
    reader,
    settings: { timeZone },
  } = context
  const day = daysIn(timeZone)
  const addresses: SiteVisit['addresses'] = async (name) => {
    const found = everyResource(context).find(({ resource }) => resource.name === name)
    return found ? addressesOf(reader, found.resource, found.hooks) : []
  }
  return (url: URL): SiteVisit => {
    const time = now()
    return { url, api, addresses, now: time.toISOString(), today: day(time), timeZone }
  }
}

/** A page that tells the time is made anew, unless nobody can be asked: then it says of when it is. */
const currentIn =
  (cache: PageCache, { content, now, contentRevision }: AppContext) =>
  (key: string): Page | undefined => {
    const page = cache.get(key, contentRevision())
    const isCurrent = (page?.expires ?? Infinity) > now().getTime() || !content.isReachable()
    return isCurrent ? page : undefined
  }

const staleOr = (app: FastifyInstance, error: unknown, page: Page | undefined): Page => {
  if (!page) throw error
  app.log.warn({ err: error }, 'a page could not be made anew; the one from before was sent')
  return staled(page)
}

/** The page that was asked for, always at our own origin: `//evil.example/page` is a path like any other. */
const addressOf = (path: string, { origin }: URL): URL => {
  const url = path.startsWith('/') ? URL.parse(origin + path) : null
  if (!url) throw new HttpError(400, errorMessages.malformedAddress)
  return url
}

/** Answers what failed before there was a page, in one sentence for people. */
export const sayWhy = (
  error: Error & { status?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  // What the API refused inside of a page comes as an ApiError of the site's bundle.
  const refusal = error.status === 503 ? new HttpError(503, errorMessages.unavailable) : toHttpError(error)
  const { status } = refusal
  if (status >= 500) request.log.error({ err: error }, 'a page could not be made')
  const sentence = inHtml((status >= 500 && messages.status[status]) || refusal.message)
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1>`,
    )
}
