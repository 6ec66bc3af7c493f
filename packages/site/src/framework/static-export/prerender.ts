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

/** How the site is prerendered for a host of its own. */
export interface PrerenderOptions extends CollegeClock {
  /** Where the server is, without a slash at the end. */
  apiUrl: string
  /** The site's own origin. */
  siteUrl: string
  /** The present moment, ISO 8601. */
  made: string
  /** The policy that hosts which send no headers need in the page. */
  policy: (inline?: InlineHashes) => string
}
export interface Prerendered {
  html: string
  /** Whether the page loaded data from the server, and whether the server responded. */
  live: boolean
  filled: boolean
}
/** A site that can render a match as a whole document; `at` is null in the one that stands in for any address. */
export interface PrerenderSite extends SiteDefinition {
  renderPage: (
    match: RouteMatch,
    options: { at: string | null; origin: string; state: DocumentState },
  ) => RenderedDocument
}

/**
 * Renders one address as a file. What comes from the server is as it is now, to be filled anew in the browser; where the
 * server can't be reached, the page waits for it there.
 */
export const prerender = async (
  site: PrerenderSite,
  path: string,
  options: PrerenderOptions,
): Promise<Prerendered> => {
  setServerUrl(options.apiUrl)
  let live = false
  const api = createPrerenderApi(options.apiUrl, () => (live = true))
  const url = new URL(path, options.siteUrl)
  const match = await loadRoute(site, { ...options, url, api }).catch((error: unknown) => {
    if (!live) throw error
    return undefined
  })
  if (match && !('to' in match))
    return { html: renderFile(site, match, { at: path, live }, options), live, filled: true }
  const waiting = matchLoadingPage(site, path, options)
  return { html: renderFile(site, waiting, { at: path, live: true }, options), live, filled: false }
}

/** Renders the fallback document for every address without a file. */
export const prerenderFallback = (site: PrerenderSite, options: PrerenderOptions): string => {
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
    // The service worker shows it with the copy that it has cached.
    ...(prerendered.live ? [`<meta name="made" content="${made}">`] : []),
  ].join('\n')
  return html
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${meta}`)
    .replace(' id="state">', prerendered.live ? ' id="state" data-live>' : ' id="state">')
}
