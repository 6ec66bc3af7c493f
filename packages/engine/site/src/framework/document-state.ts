import type { RouteMatch } from './load-route.ts'
import type { CollegeClock } from './page.ts'
import type { PrerenderedState } from './static-export/prerendered-state.ts'

/** JSON in a document that the browser hydrates the page with. */
export interface DocumentState extends CollegeClock {
  /** The page's data; missing if the browser still has to load it. */
  data?: unknown
  /** Set in a static export. */
  prerendered?: PrerenderedState
}

/** State of a rendered page, without the data that `rehydrate` reads from the markup. */
export const dehydrate = ({ page, data, today, timeZone }: RouteMatch): DocumentState => ({
  data: page.dehydrate?.(data) ?? data,
  today,
  timeZone,
})
