/**
 * The server's address, without a slash at the end, in a static export (docs/decisions/0025); else empty. A browser reads it
 * from the page's metadata, the prerendering sets it.
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

/** Resolves an address for the browser: in a static export, media, files, feeds and calendars are on the server. */
export const resolveServerUrl = (address: string): string =>
  server !== '' && onServer.test(address) ? server + address : address

const onServer =
  /^\/(?:(?:media|files|cards|api|dashboard)(?:\/|$)|(?!(?:sitemap|opensearch)\.xml$)[^?#\\/][^?#]*\.(?:ics|xml|json)(?:[?#]|$))/
