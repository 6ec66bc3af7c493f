import type { SiteApi } from '../page.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { loadRoute, type Redirect, type RouteMatch } from '../load-route.ts'
import type { SiteDefinition } from '../site-definition.ts'

/** Lifetime of a prefetched page, in milliseconds. */
const maxAge = 10_000

/** Caches prefetched pages. A hover calls `prefetch`, a click calls `take`. */
export const createPrefetchCache = (site: SiteDefinition, api: SiteApi, timeZone: string) => {
  const entries = new Map<string, { at: number; result: Promise<RouteMatch | Redirect> }>()
  const load = (href: string) => {
    const cached = entries.get(href)
    if (cached && Date.now() - cached.at < maxAge) return cached.result
    const today = calendarDay(timeZone)
    const result = loadRoute(site, { url: new URL(href), api, today, timeZone })
    entries.set(href, { at: Date.now(), result })
    // Rejections aren't cached.
    result.catch(() => entries.delete(href))
    return result
  }
  return {
    prefetch: (href: string): void => void load(href).catch(() => undefined),
    take: load,
  }
}
