import { createApiWith, type Api } from '@kampana/shared/api/api'
import type { ShareCard } from '@kampana/shared/media/card'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardAddresses } from '../cards/card-address.ts'
import { serveCards } from '../cards/serve-cards.ts'
import { daysIn } from '../clock.ts'
import { HttpError, toHttpError } from '../error.ts'
import { inHtml } from '../html.ts'
import { embeddable, securityHeaders, sitePolicy, type Inline } from '../http/headers.ts'
import { clientWithin } from './site-api.ts'
import { cachedPage, markStale, writeResponse, type CachedResponse } from '../http/cached-response.ts'
import { renderUncached, type UncachedPages } from './render-uncached.ts'
import type { AppContext } from '../app-context.ts'
import { recordAddresses, type RecordAddress } from '../crud/query/record-addresses.ts'
import { everyResource } from '../resources/index.ts'
import type { WrittenPage } from '../search/at-start.ts'
import type { SearchWords } from '../search/curation.ts'
import { quiet } from '../http/request-log.ts'

/** The site's built server entry (packages/site/src/entry-server.tsx). */
export interface SiteEntry {
  render: (
    request: SiteVisit & {
      preview?: boolean
      cardAddress?: (path: string, card: ShareCard) => string
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
  cardAt: (request: SiteVisit) => Promise<ShareCard | null>
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

/**
 * Every other GET is a page of the site: rendered once for each content version and day, then sent from memory.
 */
export const serveSite = (
  app: FastifyInstance,
  context: AppContext,
  loadEntry: () => Promise<SiteEntry>,
  before: Before = {},
): UncachedPages => {
  const { settings, now, responses } = context
  const headersFor = ({ frameOrigins }: SiteEntry, inline?: Inline) => ({
    ...securityHeaders(settings),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    ...(!settings.development && { 'content-security-policy': sitePolicy(frameOrigins, inline) }),
  })
  const visitTo = visitsAt(context, createApiWith(clientWithin(app, context)))
  const cardAddress = cardAddresses(context.college)

  const render = async (entry: SiteEntry, url: URL): Promise<CachedResponse> => {
    const made = await entry.render({ ...visitTo(url), cardAddress })
    const { html, inline, lasting = true, maxAge = Infinity, ...answer } = made
    const isPage = answer.contentType.startsWith('text/html')
    const page = await cachedPage(answer, html, { ...headersFor(entry, inline), ...(!isPage && embeddable) })
    return { ...page, stale: !lasting, expires: now().getTime() + maxAge * 1000 }
  }
  const fresh = async (url: URL): Promise<CachedResponse> => {
    const entry = await loadEntry()
    const key = entry.cacheKey(url)
    if (key === null) return render(entry, url)
    const before = responses.getStale(key)
    const page = await responses
      .fetch(key, () => render(entry, url))
      .catch((error: unknown) => staleOr(app, error, before))
    // A whole page from before says more than one of which parts could not be found out.
    return page.stale && before ? markStale(before) : page
  }
  serveCards(app, context, async (path) => {
    const { cardAt } = await loadEntry()
    return cardAt(visitTo(addressOf(path, settings.publicUrl)))
  })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const page = await fresh(addressOf(request.url, settings.publicUrl))
    reply.hijack()
    writeResponse(request.raw, reply.raw, page)
  }
  const options = { config: quiet, errorHandler: sayWhy } as const
  app.get('/*', options, sendPage)
  for (const [path, onRequest] of Object.entries(before)) app.get(path, { ...options, onRequest }, sendPage)
  return renderUncached({
    loadEntry,
    headersFor,
    visit: (path) => visitTo(addressOf(path, settings.publicUrl)),
  })
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
    return found ? recordAddresses(reader, found.resource, found.hooks) : []
  }
  return (url: URL): SiteVisit => {
    const time = now()
    return { url, api, addresses, now: time.toISOString(), today: day(time), timeZone }
  }
}

const staleOr = (app: FastifyInstance, error: unknown, page: CachedResponse | undefined): CachedResponse => {
  if (!page) throw error
  app.log.warn({ err: error }, 'a page could not be made anew; the one from before was sent')
  return markStale(page)
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
