import { dehydrate, type DocumentState } from '../document-state.ts'
import type { RenderedDocument } from '../document.ts'
import type { InlineHashes } from '../csp-hash.ts'
import { loadRoute, type RouteMatch } from '../load-route.ts'
import type { CollegeClock } from '../page.ts'
import { serverUrl, setServerUrl } from '../server-url.ts'
import type { SiteDefinition } from '../site-definition.ts'
import { matchLoadingPage } from './loading-page.tsx'
import { createPrerenderApi } from './prerender-api.ts'
import type { PrerenderedState } from './prerendered-state.ts'

export interface PrerenderOptions extends CollegeClock {
  /** The server's address, without a trailing slash. */
  apiUrl: string
  /** The site's own origin. */
  siteUrl: string
  /** Time of the export, ISO 8601. */
  made: string
  /** Content security policy for a meta element, since some hosts can't send headers. */
  policy: (inline?: InlineHashes) => string
}
interface Prerendered {
  html: string
  /** True if the page loads data from the server. */
  live: boolean
  /** True if the server responded. */
  filled: boolean
}
/** A site that can render documents. `at` is null in the fallback document. */
export interface PrerenderSite extends SiteDefinition {
  renderPage: (
    match: RouteMatch,
    options: { at: string | null; origin: string; state: DocumentState },
  ) => RenderedDocument
}

/**
 * Renders one address as a file. The browser refreshes data that came from the server. If the server is unreachable now, the
 * file is a loading page.
 */
export const prerenderPage = async (
  site: PrerenderSite,
  path: string,
  options: PrerenderOptions,
): Promise<Prerendered> => {
  setServerUrl(options.apiUrl)
  let live = false
  const api = createPrerenderApi(site, options, () => (live = true))
  const url = new URL(path, options.siteUrl)
  const match = await loadRoute(site, { ...options, url, api }).catch((error: unknown) => {
    if (!live) throw error
    return undefined
  })
  if (match && !('to' in match))
    return { html: renderFile(site, match, { at: path, live }, options), live, filled: true }
  const loading = matchLoadingPage(site, path, options)
  return { html: renderFile(site, loading, { at: path, live: true }, options), live, filled: false }
}

/** Renders the fallback document, which serves every address without a file. */
export const prerenderFallbackPage = (site: PrerenderSite, options: PrerenderOptions): string => {
  setServerUrl(options.apiUrl)
  return renderFile(site, matchLoadingPage(site, null, options), { at: null, live: true }, options)
}

const renderFile = (
  site: PrerenderSite,
  match: RouteMatch,
  prerendered: PrerenderedState,
  { siteUrl, policy, made }: PrerenderOptions,
): string => {
  const { data, ...clock } = dehydrate(match)
  const state = { ...(match.page.path !== '/404' && { data }), ...clock, prerendered }
  const { html, inline } = site.renderPage(match, { at: prerendered.at, origin: siteUrl, state })
  const meta = [
    `<meta http-equiv="Content-Security-Policy" content="${policy(inline)}">`,
    `<meta name="api-url" content="${serverUrl()}">`,
    // The service worker shows this time with its cached copy.
    ...(prerendered.live ? [`<meta name="made" content="${made}">`] : []),
  ].join('\n')
  return html
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${meta}`)
    .replace(' id="state"', prerendered.live ? ' id="state" data-live' : ' id="state"')
}
