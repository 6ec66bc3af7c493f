import type { IncomingMessage } from 'node:http'

/** The `paths` of config/cors.php, as a dashboard on another host needs them. */
const paths = /^\/(?:api\/|sanctum\/csrf-cookie$|login$|logout$|register$|password\/|email\/)/

/** The headers by which a page of an allowed origin may call with credentials; none for any other. */
export const crossOrigin = (
  { headers, url = '/' }: IncomingMessage,
  allowed: readonly string[],
): [name: string, value: string][] => {
  const { origin } = headers
  if (origin === undefined || !allowed.includes(origin) || !paths.test(url.split('?')[0]!)) return []
  const asked = headers['access-control-request-headers']
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-credentials', 'true'],
    ['access-control-expose-headers', 'Retry-After'],
    ['access-control-allow-methods', 'GET, POST, PUT, DELETE'],
    ['vary', 'Origin'],
    ...(asked ? [['access-control-allow-headers', asked] as [string, string]] : []),
  ]
}
