/**
 * The origin of a page that is shown in a frame, for the Content-Security-Policy; undefined for an address that none can have. The URL
 * standard allows hosts such as `evil.example;sandbox` and `*`, which would say something else there.
 */
export const frameOrigin = (address: string): string | undefined => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && frameHost.test(url.host) ? url.origin : undefined
}
const frameHost = /^[a-z0-9.-]+(:\d+)?$/
