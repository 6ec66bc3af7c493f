import { serverUrl } from '../server-url.ts'

/** Reports a page view of a page that the browser rendered, by path only (docs/decisions/0097-statistics-without-tracking.md). */
export const countPageView = (href: string): void => {
  navigator.sendBeacon?.(`${serverUrl()}/api/page-views?path=${encodeURIComponent(new URL(href).pathname)}`)
}
