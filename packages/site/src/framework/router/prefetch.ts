import type { PublicApi } from '@kampana/shared/api/public-api'
import { localDay } from '@kampana/shared/time/time-zone'
import { loadRoute, type Redirect, type RouteMatch } from '../load-route.ts'
import type { SiteDefinition } from '../site-definition.ts'

/** How long a prefetched page counts as fresh, in milliseconds. */
const maxAge = 10_000

/** Prefetches pages: `prefetch` on a hover, `take` on the click itself. */
export const createPrefetchCache = (site: SiteDefinition, api: PublicApi, timeZone: string) => {
  const loads = new Map<string, { at: number; result: Promise<RouteMatch | Redirect> }>()
  const load = (href: string) => {
    const known = loads.get(href)
    if (known && Date.now() - known.at < maxAge) return known.result
    const today = localDay(new Date().toISOString(), timeZone)
    const result = loadRoute(site, { url: new URL(href), api, today, timeZone })
    loads.set(href, { at: Date.now(), result })
    // A rejection reaches the caller and isn't cached.
    result.catch(() => loads.delete(href))
    return result
  }
  return {
    prefetch: (href: string): void => void load(href).catch(() => undefined),
    take: (href: string) => load(href),
  }
}
