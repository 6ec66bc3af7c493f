/**
 * Origin of a page in a frame, for the Content-Security-Policy; undefined for an address that can't be in a frame. The URL
 * standard allows hosts such as `evil.example;sandbox` and `*`, which would have another meaning there.
 */
export const frameOrigin = (address: string): string | undefined => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && frameHost.test(url.host) ? url.origin : undefined
}
const frameHost = /^[a-z0-9.-]+(:\d+)?$/
