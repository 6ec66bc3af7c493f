import type { ClassStatusNow } from '@kampana/shared/class-status'
import type { ShareCard } from '@kampana/shared/media/card'
import { contact } from 'virtual:contact'
import { home } from 'virtual:home'
import { programs } from 'virtual:programs'
import { searchWords } from 'virtual:search-words'
import { dehydrate } from './framework/document-state.ts'
import type { RenderedDocument } from './framework/document.ts'
import { generateFile } from './feeds/generate-file.ts'
import { createCard } from './seo/card.ts'
import { renderOpensearch, opensearchPath, opensearchType } from './seo/opensearch.ts'
import { renderRobotsTxt, renderSitemap } from './seo/sitemap.ts'
import type { InlineHashes } from './framework/csp-hash.ts'
import type { RouteRequest } from './framework/page.ts'
import { loadEveryPage, fixedPaths as routePaths, findPage } from './routes.ts'
import { searchable } from './search/searchable.ts'
import { loadRoute, type RouteMatch } from './framework/load-route.ts'
import { renderPage } from './render-page.ts'
import { site } from './site.ts'

export { prerender, prerenderFallback, prerenderTextFiles } from './prerender-site.ts'
export { searchable, searchWords }

await loadEveryPage()

/** Every address that is a page by itself. */
export const fixedPaths: readonly string[] = [...routePaths, ...Object.keys(programs)]

/** An address on the origin that the public knows, the API, and the college's clock. */
export interface SiteRequest extends RouteRequest {
  /** Rendered for staff to look at: without scripts, and not for search engines. */
  preview?: boolean
  /** The address of a page's share card; without it the page's own picture is used, if it has one. */
  cardAddress?: (path: string, card: ShareCard) => string
}
export interface SiteReply {
  status: 200 | 301 | 404
  /** Where a 301 leads: a path on this origin. */
  location?: string
  html: string
  /** The hashes of its inline script and style, for the Content-Security-Policy. */
  inline?: InlineHashes
  contentType: string
  /** Whether it may be cached: false if some of its data could not be loaded. */
  lasting?: boolean
  /** How long it may be cached at most, in seconds. */
  maxAge?: number
  /** The name for a download, in plain letters. */
  fileName?: string
}

/** Answers an address of the public site with a whole document. Rejects with the `ApiError` where the API fails. */
export const render = async (request: SiteRequest): Promise<SiteReply> => {
  const { url } = request
  const map = await renderSitemap(request)
  if (map !== undefined) return { status: 200, html: map, contentType: 'application/xml; charset=utf-8' }
  if (url.pathname === '/robots.txt')
    return { status: 200, html: renderRobotsTxt(url.origin), contentType: 'text/plain; charset=utf-8' }
  if (url.pathname === opensearchPath)
    return { status: 200, html: renderOpensearch(url.origin), contentType: opensearchType }
  const file = await generateFile(request)
  if (file) return { status: 200, html: file.text, contentType: file.contentType, fileName: file.fileName }
  const [match, notices] = await Promise.all([loadRoute(site, request), loadNotices(request)])
  if ('to' in match) return { status: 301, location: match.to, html: '', contentType: html }
  return {
    status: match.head.status ?? 200,
    ...renderMatch(match, request, notices),
    contentType: html,
    lasting: notices !== undefined,
    ...(match.page.maxAge !== undefined && { maxAge: match.page.maxAge }),
  }
}

/** What the card of an address says; null where there is no page. */
export const cardAt = async (request: RouteRequest): Promise<ShareCard | null> => {
  const match = await loadRoute(site, request)
  return 'to' in match || match.head.status === 404 ? null : createCard(match)
}

/** The response cache's key of an address: its path and what its page reads of the query. Null if it isn't cached. */
export const cacheKey = (url: URL): string | null => {
  const { cacheKey, noStore } = findPage(url)
  return noStore ? null : url.pathname + (cacheKey?.(url) ?? '')
}

/** The origins that pages may frame once a visitor asks: the video's, the feed's and the map's. For the security policy. */
export const frameOrigins: readonly string[] = [home.video, home.feed, contact.map].map(
  ({ frame }) => new URL(frame).origin,
)

const html = 'text/html; charset=utf-8'

/** A canonical address without its query, which makes no difference to a card. */
const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')

/** A failure to load the class status must not fail the page. */
const loadNotices = ({ api }: RouteRequest): Promise<ClassStatusNow | undefined> =>
  api.classStatus.now().catch(() => undefined)

const renderMatch = (
  match: RouteMatch,
  { url, preview = false, cardAddress }: SiteRequest,
  notices: ClassStatusNow | undefined,
): RenderedDocument => {
  const { pathname, search, origin } = url
  const says = createCard(match)
  const canonical = withoutQuery(match.head.canonical ?? pathname)
  const card =
    match.head.status === 404 ? undefined : cardAddress && { address: cardAddress(canonical, says), says }
  return renderPage(match, {
    location: pathname + search,
    origin,
    state: dehydrate(match),
    card,
    notices,
    preview,
  })
}
