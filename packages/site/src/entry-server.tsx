import type { ClassStatusNow } from '@kampana/shared/class-status'
import type { Card } from '@kampana/shared/media/card'
import { contact } from 'virtual:contact'
import { home } from 'virtual:home'
import { programs } from 'virtual:programs'
import { searchWords } from 'virtual:search-words'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { renderBannerContainer } from './class-status/banner.ts'
import { renderDocument, type RenderedDocument } from './framework/document.ts'
import { generateFile } from './feeds/generate-file.ts'
import { createCard } from './seo/card.ts'
import { renderHead } from './seo/render-head.ts'
import { renderOpensearch, opensearchPath, opensearchType } from './seo/opensearch.ts'
import { renderRobotsTxt, renderSitemap } from './seo/sitemap.ts'
import type { InlineHashes } from './framework/csp-hash.ts'
import type { RouteRequest } from './framework/page.ts'
import { loadEveryPage, fixedPaths as routePaths, findPage } from './routes.ts'
import { searchable } from './search/searchable.ts'
import { SiteRoot } from './framework/site-root.tsx'
import { loadRoute, type RouteMatch } from './framework/load-route.ts'

export { prerender, prerenderFallback, prerenderTextFiles } from './framework/static-export/prerender.tsx'
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
  const [match, notices] = await Promise.all([loadRoute(request), loadNotices(request)])
  if ('to' in match) return { status: 301, location: match.to, html: '', contentType: html }
  return {
    status: match.head.status ?? 200,
    ...page(match, request, notices),
    contentType: html,
    lasting: notices !== undefined,
    ...(match.page.maxAge !== undefined && { maxAge: match.page.maxAge }),
  }
}

/** What the card of an address says; null where there is no page. */
export const cardAt = async (request: RouteRequest): Promise<Card | null> => {
  const match = await loadRoute(request)
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
const withoutQuery = (address: string): string => address.split('?')[0]!

/** A page of which only the class status can't be told is shown all the same. */
const loadNotices = ({ api }: RouteRequest): Promise<ClassStatusNow | undefined> =>
  api.classStatus.now().catch(() => undefined)

const page = (
  match: RouteMatch,
  { url, preview = false, cardAddress }: SiteRequest,
  notices: ClassStatusNow | undefined,
): RenderedDocument => {
  const { pathname, search, origin } = url
  const { data, head, today, timeZone } = match
  const body = renderToString(
    <StaticRouter location={pathname + search}>
      <SiteRoot match={match} />
    </StaticRouter>,
  )
  const says = createCard(match)
  const card = cardAddress && { address: cardAddress(withoutQuery(head.canonical ?? pathname), says), says }
  const found = { match, origin, address: pathname, preview, card: head.status === 404 ? undefined : card }
  const said = {
    state: { data: match.page.dehydrate?.(data) ?? data, today, timeZone },
    notices: renderBannerContainer(notices, timeZone),
    module: match.page.module,
  }
  return renderDocument({ head: renderHead(found), body, ...said, preview })
}
