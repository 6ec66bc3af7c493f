import type { ClassStatusNow } from '@kampana/shared/class-status'
import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type { ShareCard } from '@kampana/engine-declare/media/card'
import { videoOrigins } from '@kampana/engine-declare/rich-text/video'
import { frameOrigin } from '@kampana/engine-declare/text/frame-origin'
import { perContent } from './content/store/current.ts'
import { dehydrate } from '@kampana/engine-site/framework/document-state'
import type { RenderedDocument } from '@kampana/engine-site/framework/document'
import { generateFile } from './feeds/generate-file.ts'
import { createCard } from './seo/card.ts'
import { renderOpensearch, opensearchPath, opensearchType } from './seo/opensearch.ts'
import { renderRobotsTxt, renderSitemap } from './seo/sitemap.ts'
import type { InlineHashes } from '@kampana/engine-site/framework/csp-hash'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import type { Content } from './content/content.ts'
import { routes } from './routes.ts'
import { listSearchable, type Searchable } from './search/searchable.ts'
import { contentFiles, serveContent, servedContent } from './served-content.ts'
import { loadRoute, type RouteMatch } from '@kampana/engine-site/framework/load-route'
import { renderPage } from './render-page.ts'
import { site } from './site.ts'
import { serverUrl } from '@kampana/engine-site/framework/server-url'
import { createPrerenderApi } from '@kampana/engine-site/framework/static-export/prerender-api'
import * as staticExport from '@kampana/engine-site/framework/static-export/prerender'
import { withFullDates } from './offline/cached-page.ts'

export { contentFiles }
export { makeContent } from './content/content.ts'
export { openFolder, stampFolder } from './content/folder/open-folder.ts'

/** Hash of the current content. */
export const contentHash = (): string => servedContent().hash

/**
 * Sets the content of all pages and of the pages of records. `checked` has the days of the last review of pages by address.
 * `hash` identifies the content.
 */
export const setContent = async (
  content: Content,
  hash: string,
  recordPages: readonly RecordPages[] = [],
  checked: CheckedDays = {},
): Promise<void> => {
  serveContent(content, hash, recordPages, checked)
  await routes().loadEveryPage()
}

/** Paths of all pages that don't come from the API. */
export const fixedPaths = (): string[] => {
  const { programs, monographs } = servedContent().content
  return [...routes().fixedPaths, ...Object.keys(programs), ...Object.keys(monographs)]
}

/** Texts of the site's pages, for the search. */
export const searchable = perContent((): readonly Searchable[] => listSearchable(servedContent().content))

interface SiteRequest extends RouteRequest {
  /** Renders without scripts and with `noindex`, for staff. */
  preview?: boolean
  /** Returns the address of a page's share card. Without it the page's image is used. */
  cardAddress?: (path: string, card: ShareCard) => string
}
interface SiteReply {
  status: 200 | 301 | 404
  /** Target of a 301, a path on this origin. */
  location?: string
  html: string
  inline?: InlineHashes
  contentType: string
  /** False if some data could not be loaded. The reply must not be cached then. */
  lasting?: boolean
  /** Longest caching time, in seconds. */
  maxAge?: number
  /** ASCII name for a download. */
  fileName?: string
}

/** Responds to an address of the public site. Rejects with an `ApiError` if the API fails. */
export const render = async (request: SiteRequest): Promise<SiteReply> => {
  const { url } = request
  const sitemap = await renderSitemap(request, servedContent().content)
  if (sitemap !== undefined)
    return { status: 200, html: sitemap, contentType: 'application/xml; charset=utf-8' }
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

/** Text of an address's share card; null if there is no page. */
export const loadCard = async (request: RouteRequest): Promise<ShareCard | null> => {
  const match = await loadRoute(site, request)
  return 'to' in match || match.head.status === 404 ? null : createCard(match)
}

/** Key in the response cache: the path and the used part of the query. Null for a reply that isn't cached. */
export const cacheKey = (url: URL): string | null => {
  const { cacheKey } = routes().findPage(url)
  const query = cacheKey ? cacheKey(url) : ''
  return query === null ? null : url.pathname + query
}

/** Origins of the iframes on the home and contact pages and of videos in bodies, for the content security policy. */
export const frameOrigins = perContent((): readonly string[] => {
  const { home, contact } = servedContent().content
  const frames = [home.record.video_frame, home.record.feed_frame, contact.record.map_frame]
  const own = frames.flatMap((frame) => frameOrigin(frame) ?? [])
  return [...new Set([...own, ...videoOrigins])]
})

const html = 'text/html; charset=utf-8'

/** A card doesn't depend on the query. */
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
  const content = createCard(match)
  const canonical = withoutQuery(match.head.canonical ?? pathname)
  const card =
    match.head.status === 404
      ? undefined
      : cardAddress && { address: cardAddress(canonical, content), content }
  return renderPage(match, {
    location: pathname + search,
    origin,
    state: dehydrate(match),
    card,
    notices,
    preview,
  })
}

const prerenderSite: staticExport.PrerenderSite = {
  ...site,
  renderPage: (match, { at, origin, state }) => {
    const location = at ?? '/'
    const card = { address: cardAddress(match.head.canonical ?? location), content: createCard(match) }
    // The browser loads the current notices, since outdated notices would mislead.
    const options = { location, origin, state, card, notices: undefined, isUnlisted: at === null }
    const { html, ...rest } = renderPage(match, options)
    return { ...rest, html: withFullDates(html) }
  },
}

/** Renders one address as a file of the static export. */
export const prerender = (path: string, options: staticExport.PrerenderOptions) =>
  staticExport.prerenderPage(prerenderSite, path, options)

/** Renders the fallback document for addresses without a file. */
export const prerenderFallback = (options: staticExport.PrerenderOptions): string =>
  staticExport.prerenderFallbackPage(prerenderSite, options)

/**
 * Text files next to the pages, by name: sitemap, robots.txt, OpenSearch and the content that browsers fetch. The sitemap has
 * no updates if the server is unreachable.
 */
export const prerenderTextFiles = async (
  options: staticExport.PrerenderOptions,
): Promise<Readonly<Record<string, string>>> => {
  const request = { ...options, url: new URL('/sitemap.xml', options.siteUrl) }
  const { content } = servedContent()
  const emptyApi = site.createApi({ readCookies: () => '', fetch: async () => Response.json({ data: [] }) })
  const sitemap = await renderSitemap({ ...request, api: createPrerenderApi(site, options) }, content).catch(
    () => renderSitemap({ ...request, api: emptyApi }, content),
  )
  return {
    'sitemap.xml': sitemap ?? '',
    'robots.txt': renderRobotsTxt(options.siteUrl),
    'opensearch.xml': renderOpensearch(options.siteUrl),
    ...Object.fromEntries(
      contentFiles()
        .entries()
        .map(([address, { text }]) => [decodeURI(address.slice(1)), text]),
    ),
  }
}

/** The server redirects from `now` to the current card (packages/server/src/cards). */
const cardAddress = (path: string): string => `${serverUrl()}/cards/now${path === '/' ? '' : path}.jpg`
