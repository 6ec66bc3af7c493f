import { serverUrl } from '../server-url.ts'

/** Tells the server of a page that it hasn't sent, by its path alone (docs/decisions/0097). */
export const countReading = (href: string): void => {
  navigator.sendBeacon?.(`${serverUrl()}/api/page-views?path=${encodeURIComponent(new URL(href).pathname)}`)
}
