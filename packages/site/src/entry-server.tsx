import type { ClassStatusNow } from '@kampana/shared/class-status'
import type { Card } from '@kampana/shared/media/card'
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
  /** Where the server keeps the card of a page; without it links are shared with the page's own picture, or none. */
  cardAddress?: (path: string, card: Card) => string
}
export interface SiteReply {
  status: 200 | 301 | 404
  /** Where a 301 leads: a path on this origin. */
  location?: string
  html: string
  /** What a policy passes of what stands in it. */
  inline?: InlineHashes
  contentType: string
  /** Whether it may be kept: false where something could not be found out. */
  lasting?: boolean
  /** How long it may be kept at most, in seconds. */
  maxAge?: number
  /** What the answer is called where somebody keeps it as a file: plain letters. */
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
export const cardAt = async (request: RouteRequest): Promise<Card | null> => {
  const match = await loadRoute(site, request)
  return 'to' in match || match.head.status === 404 ? null : createCard(match)
}

/** What an address shows depends on nothing but this: its path, and what its page reads of the query. Null where it isn't kept. */
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

/** A page of which only the class status can't be told is shown all the same. */
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
