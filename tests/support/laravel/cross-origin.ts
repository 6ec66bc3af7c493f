import type { IncomingMessage } from 'node:http'

/** The headers by which a page of an allowed origin may call with credentials; none for any other. */
export const crossOrigin = (
  { headers }: IncomingMessage,
  allowed: readonly string[],
): [name: string, value: string][] => {
  const { origin } = headers
  if (origin === undefined || !allowed.includes(origin)) return []
  const asked = headers['access-control-request-headers']
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-credentials', 'true'],
    ['access-control-allow-methods', 'GET, POST, PUT, DELETE'],
    ['vary', 'Origin'],
    ...(asked ? [['access-control-allow-headers', asked] as [string, string]] : []),
  ]
}
