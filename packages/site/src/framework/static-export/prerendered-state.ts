import type { CollegeClock } from '../page.ts'
import { decodePath } from '../decode-path.ts'
import { createRouteMatch, type RouteMatch } from '../load-route.ts'
import type { SiteDefinition } from '../site-definition.ts'
import { matchLoadingPage } from './loading-page.tsx'

/** What a prerendered document says of itself in its state. */
export interface PrerenderedState {
  /** The address that it was made for; null in a document that stands in for any. */
  at: string | null
  /** What it shows may have changed since, or isn't in it at all. */
  live: boolean
}

/** What a prerendered document shows, for React to take over as it stands. */
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
 * Whether a prerendered document has to be filled with what is at its address now. Hosts serve one file at several
 * addresses (`/admission/`, `/admission/index.html`); the one that the site links to is put in their place.
 */
export const needsRefresh = (site: SiteDefinition, { at, live }: PrerenderedState): boolean => {
  const url = new URL(location.href)
  const path = url.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  if (at === null || decodePath(path) !== decodePath(at)) return true
  if (path !== url.pathname) history.replaceState(null, '', path + url.search + url.hash)
  url.pathname = path
  return live || (site.findPage(url).cacheKey?.(url) ?? '') !== ''
}
