import { createApiWith, type Api } from '@kampana/shared/api/api'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CollegeUnreadable } from '../content/content-store.ts'
import { fillingOf } from '../content/records/stored-records.ts'
import { lastTime } from '../operations/moments.ts'
import { importOnSave } from '../content/import/import-on-save.ts'
import { cardAddresses } from '../cards/card-address.ts'
import { serveCards } from '../cards/serve-cards.ts'
import { createDayFormatter, instant } from '@kampana/engine-server/clock'
import { HttpError } from '@kampana/engine-server/error'
import { embeddable, securityHeaders, sitePolicy, type Inline } from '@kampana/engine-server/http/headers'
import { sendErrorPage } from './error-page.ts'
import { sendWithEditLink, serveEditLinkFiles } from './edit-link/edit-link.ts'
import { clientWithin } from '@kampana/engine-server/http/client-within'
import {
  cachedPage,
  markStale,
  writeResponse,
  type CachedResponse,
} from '@kampana/engine-server/http/cache/cached-response'
import { renderUncached, type UncachedPages } from './render-uncached.ts'
import type { SiteEntry, SiteVisit } from './site-entry.ts'
import type { AppContext } from '../app-context.ts'
import { recordAddresses } from '@kampana/engine-server/records/query/record-addresses'
import { hookedResources } from '../resources/index.ts'
import { canonicalPath } from '../statistics/page-path.ts'
import { servePageViews } from '../statistics/serve-page-views.ts'
import { queryRedirectFinder } from '@kampana/engine-server/records/addresses/query-redirects'
import { toLocation } from '@kampana/engine-server/records/addresses/declared-address'
import { findLocation } from '@kampana/engine-server/records/addresses/find-moved'
import { quiet } from '@kampana/engine-server/http/request-log'

/** `onRequest` hooks of expensive pages, by path, for rate limits. */
type Before = Readonly<Record<string, (request: FastifyRequest) => Promise<void>>>

/** Serves every other GET as a page of the site, rendered once per cache revision and then sent from the cache. */
export const serveSite = (
  app: FastifyInstance,
  context: AppContext,
  entry: () => Promise<SiteEntry>,
  before: Before = {},
): UncachedPages => {
  const { settings, now, responses } = context
  const pageHeaders = createPageHeaders(settings)
  const loadEntry = entryLoader(context, entry)
  const findQueryRedirect = queryRedirectFinder(context)
  const loadVisit = createVisits(
    context,
    createApiWith(clientWithin(app, context), () => settings.timeZone),
  )

  const render = async (entry: SiteEntry, url: URL): Promise<CachedResponse> => {
    const rendered = await entry.render({ ...loadVisit(url), cardAddress: cardAddresses(context.college()) })
    const { html, inline, lasting = true, maxAge = Infinity, ...page } = rendered
    const answer = page.status === 200 ? page : await redirectFormer(context, url, page)
    const isPage = answer.contentType.startsWith('text/html')
    const response = await cachedPage(answer, html, {
      ...pageHeaders(entry, inline),
      ...(!isPage && embeddable),
    })
    const isRead = isPage && answer.status === 200
    return {
      ...response,
      ...(isRead && { page: canonicalPath(url.pathname) }),
      stale: !lasting,
      expires: now().getTime() + maxAge * 1000,
    }
  }
  /** Hides an outage of the database from visitors, who get the previous content. */
  const orAsBefore = (work: Promise<unknown> | undefined): Promise<unknown> | undefined =>
    settings.development ? work : work?.catch(() => undefined)
  const findPage = async (url: URL): Promise<CachedResponse> => {
    // Comes first, because the site's content includes records.
    await orAsBefore(context.siteRecords())
    const entry = await loadEntry()
    const target = await findQueryRedirect(url)
    if (target !== undefined) return cachedPage(movedTo(toLocation(target)), '', pageHeaders(entry))
    const key = entry.cacheKey(url)
    // A developer needs the error instead of an older copy.
    if (key === null || settings.development) return render(entry, url)
    const before = responses.getStale(key)
    const page = await responses
      .fetch(key, () => render(entry, url))
      .catch((error: unknown) => fallBackToStale(app, error, before))
    // A complete stale page is better than a new one with missing parts.
    return page.stale && before ? markStale(before) : page
  }
  serveCards(app, context, async (path) => {
    const { loadCard } = await loadEntry()
    return loadCard(loadVisit(resolveUrl(path, settings.publicUrl)))
  })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const page = await findPage(resolveUrl(request.url, settings.publicUrl))
    reply.hijack()
    if (page.page !== undefined) context.pageViews.page(request.raw, page.page)
    if (!sendWithEditLink(request.raw, reply.raw, page, settings)) writeResponse(request.raw, reply.raw, page)
  }
  serveEditLinkFiles(app)
  servePageViews(app, context, (path) => findPage(resolveUrl(path, settings.publicUrl)))
  const options = { config: quiet, errorHandler: sendErrorPage(settings) } as const
  app.get('/*', options, sendPage)
  for (const [path, onRequest] of Object.entries(before)) app.get(path, { ...options, onRequest }, sendPage)
  return renderUncached({
    loadEntry,
    headersFor: pageHeaders,
    visit: (path) => loadVisit(resolveUrl(path, settings.publicUrl)),
  })
}

/** Headers of each page of the site. Development has no content security policy, because it would block Vite's scripts. */
const createPageHeaders =
  (settings: AppContext['settings']) =>
  ({ frameOrigins }: SiteEntry, inline?: Inline) => ({
    ...securityHeaders(settings),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    ...(!settings.development && { 'content-security-policy': sitePolicy(frameOrigins(), inline) }),
  })

/** In development, the next request shows a change of the folder, or its problems. */
const entryLoader = (context: AppContext, entry: () => Promise<SiteEntry>): (() => Promise<SiteEntry>) => {
  const { siteContent, settings } = context
  if (!settings.development) return entry
  const importSaved = importOnSave(context)
  return async () => {
    await siteContent.reload()
    const faults = siteContent.faults()
    if (faults !== undefined) throw new CollegeUnreadable(faults)
    await importSaved(await entry())
    return entry()
  }
}

/** Permanent redirects by records, if there is no page. They take precedence over guesses. */
const redirectFormer = async <A extends { status: number }>(
  context: AppContext,
  { pathname }: URL,
  answer: A,
): Promise<A & { location?: string }> => {
  const location = await findLocation(context, pathname)
  return location === undefined ? answer : { ...answer, ...movedTo(location) }
}

const movedTo = (location: string) => ({ status: 301, contentType: 'text/html; charset=utf-8', location })

const createVisits = (context: AppContext, api: Api) => {
  const {
    now,
    reader,
    settings: { timeZone },
  } = context
  const day = createDayFormatter(timeZone)
  const addresses: SiteVisit['addresses'] = async (name) => {
    const found = hookedResources(context).find(({ resource }) => resource.name === name)
    if (!found) return []
    // Records unknown to the log are unchanged since the first start took them from the folder.
    const filled = await lastTime(reader, fillingOf(name))
    const records = await recordAddresses(reader, found.resource, found.hooks)
    return records.map(({ path, changed }) => ({ path, changed: changed ?? (filled && instant(filled)) }))
  }
  return (url: URL): SiteVisit => {
    const time = now()
    return { url, api, addresses, now: time.toISOString(), today: day(time), timeZone }
  }
}

const fallBackToStale = (
  app: FastifyInstance,
  error: unknown,
  page: CachedResponse | undefined,
): CachedResponse => {
  if (!page) throw error
  app.log.warn({ err: error }, 'rendering a page failed, outdated page sent')
  return markStale(page)
}

/** The requested URL, always at our own origin: `//evil.example/page` is a path like any other. */
const resolveUrl = (path: string, { origin }: URL): URL => {
  const url = path.startsWith('/') ? URL.parse(origin + path) : null
  if (!url) throw new HttpError(400, errorMessages.malformedAddress)
  return url
}
