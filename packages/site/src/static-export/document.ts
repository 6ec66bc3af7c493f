import type { Clock } from '../page.ts'
import { plainPath } from '../plain-path.ts'
import { pageAt } from '../routes.ts'
import { routeMatch, type RouteMatch } from '../load-route.ts'
import { waitingAt } from './waiting.tsx'

/** What a prerendered document says of itself in its state. */
export interface Alone {
  /** The address that it was made for; null in a document that stands in for any. */
  at: string | null
  /** What it shows may have changed since, or isn't in it at all. */
  live: boolean
}

/** What a prerendered document shows, for React to take over as it stands. */
export const documentAlone = ({ at }: Alone, data: unknown, clock: Clock): RouteMatch => {
  if (at === null || data === undefined) return waitingAt(at, clock)
  const url = new URL(at, location.href)
  return routeMatch(pageAt(url), data, url, clock)
}

/**
 * Whether a prerendered document has to be filled with what is at its address now. Hosts serve one file at several
 * addresses (`/admission/`, `/admission/index.html`); the one that the site links to is put in their place.
 */
export const isToBeFilled = ({ at, live }: Alone): boolean => {
  const url = new URL(location.href)
  const path = url.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  if (at === null || plainPath(path) !== plainPath(at)) return true
  if (path !== url.pathname) history.replaceState(null, '', path + url.search + url.hash)
  url.pathname = path
  return live || (pageAt(url).cacheKey?.(url) ?? '') !== ''
}
