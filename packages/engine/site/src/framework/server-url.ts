/**
 * The server's address without a trailing slash in a static export (docs/decisions/0025-static-export.md); otherwise empty.
 * Browsers read it from the page's metadata. Prerendering sets it.
 */
let server =
  'document' in globalThis
    ? (document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '')
    : ''

export const serverUrl = (): string => server

/** Switches rendering to a static export. */
export const setServerUrl = (address: string): void => {
  server = address
}

/** Resolves an address for the browser. In a static export, media, files, feeds and calendars are on the server. */
export const resolveServerUrl = (address: string): string =>
  server !== '' && onServer.test(address) ? server + address : address

const onServer =
  /^\/(?:(?:media|files|cards|api|dashboard)(?:\/|$)|(?!(?:sitemap|opensearch)\.xml$)[^?#\\/][^?#]*\.(?:ics|xml|json)(?:[?#]|$))/
