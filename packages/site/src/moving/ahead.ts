import type { PublicApi } from '@kampana/shared/public-api'
import { todayIn } from '../dates.ts'
import { visit, type Redirected, type Visited } from '../visit.ts'

/** How long a page loaded ahead counts as fresh, in milliseconds. */
const fresh = 10_000

/** Loads pages ahead of the click: `prepare` on a hover, `take` on the click itself. */
export const createAhead = (api: PublicApi, timeZone: string) => {
  const loads = new Map<string, { at: number; result: Promise<Visited | Redirected> }>()
  const load = (href: string) => {
    const known = loads.get(href)
    if (known && Date.now() - known.at < fresh) return known.result
    const result = visit({ url: new URL(href), api, today: todayIn(timeZone), timeZone })
    loads.set(href, { at: Date.now(), result })
    // A failure is told to whoever takes it, and isn't kept.
    result.catch(() => loads.delete(href))
    return result
  }
  return {
    prepare: (href: string): void => void load(href).catch(() => undefined),
    take: (href: string) => load(href),
  }
}
