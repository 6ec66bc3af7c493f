import type { IncomingMessage } from 'node:http'

/** The `paths` of config/cors.php, for a dashboard on another host. */
const paths = /^\/(?:api\/|sanctum\/csrf-cookie$|login$|logout$|register$|password\/|email\/)/

/** CORS headers for calls with credentials from an allowed origin, and none for others. */
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
