import type { RouteMatch } from './load-route.ts'
import type { CollegeClock } from './page.ts'
import type { PrerenderedState } from './static-export/prerendered-state.ts'

/** The JSON in a document from which the browser hydrates the page. */
export interface DocumentState extends CollegeClock {
  /** The page's data; missing where the page is still to be loaded. */
  data?: unknown
  /** Of a document that was prerendered for a host of its own. */
  prerendered?: PrerenderedState
}

/** The state of a rendered page. Its data leave out what `rehydrate` reads from the document. */
export const dehydrate = ({ page, data, today, timeZone }: RouteMatch): DocumentState => ({
  data: page.dehydrate?.(data) ?? data,
  today,
  timeZone,
})
