/**
 * Where the server is when the site stands on a host of its own (docs/decisions/0025): its address, without a slash at
 * the end. A browser reads it in the page; who prerenders says it. Empty where the server itself sends the site.
 */
let server =
  'document' in globalThis
    ? (document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '')
    : ''

export const serverUrl = (): string => server

/** From now on everything is rendered for a host of its own. */
export const setServerUrl = (address: string): void => {
  server = address
}

/** An address as a browser finds it: pictures, files, feeds and calendars are on the server, pages are here. */
export const resolveServerUrl = (address: string): string =>
  server !== '' && servers.test(address) ? server + address : address

const servers =
  /^\/(?:(?:media|files|cards|api|dashboard)(?:\/|$)|(?!(?:sitemap|opensearch)\.xml$)[^?#\\/][^?#]*\.(?:ics|xml|json)(?:[?#]|$))/
