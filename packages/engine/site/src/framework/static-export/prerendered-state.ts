import type { CollegeClock } from '../page.ts'
import { decodePath } from '../decode-path.ts'
import { createRouteMatch, type RouteMatch } from '../load-route.ts'
import type { SiteDefinition } from '../site-definition.ts'
import { matchLoadingPage } from './loading-page.tsx'

/** State that only prerendered documents have. */
export interface PrerenderedState {
  /** Address for which it was rendered; null in the fallback document. */
  at: string | null
  /** True if its data came from the server or is still missing. */
  live: boolean
}

/** Page and data of a prerendered document, for hydration. */
export const matchPrerendered = (
  site: SiteDefinition,
  { at }: PrerenderedState,
  data: unknown,
  clock: CollegeClock,
): RouteMatch => {
  if (at === null || data === undefined) return matchLoadingPage(site, at, clock)
  const url = new URL(at, location.href)
  return createRouteMatch(site, site.findPage(url), data, url, clock)
}

/**
 * True if a prerendered document must load the data of its address. Also replaces variants of the address by which hosts serve
 * the file (`/admission/`, `/admission/index.html`) with the canonical address.
 */
export const needsRefresh = (site: SiteDefinition, { at, live }: PrerenderedState): boolean => {
  const url = new URL(location.href)
  const path = url.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  if (at === null || decodePath(path) !== decodePath(at)) return true
  if (path !== url.pathname) history.replaceState(null, '', path + url.search + url.hash)
  url.pathname = path
  // Null stands for a query string that matches no file.
  const { cacheKey } = site.findPage(url)
  return live || (cacheKey !== undefined && cacheKey(url) !== '')
}
