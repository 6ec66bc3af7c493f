import type { InlineHashes } from '../../src/framework/csp-hash.ts'

/**
 * What a page may load, as the server says it of its own pages (packages/server/src/http/headers.ts), and from the server
 * besides. `inline` are the hashes of what stands in the page. It stands in the page, for hosts that send no headers.
 */
export const contentSecurityPolicy = (
  apiUrl: string,
  frameOrigins: readonly string[],
  inline?: InlineHashes,
): string => {
  const { origin } = new URL(apiUrl)
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'self' ${inline?.script ?? ''}`.trim(),
    `style-src 'self' ${inline?.style ?? ''}`.trim(),
    "style-src-attr 'unsafe-inline'",
    // Another back end may keep its pictures in a store of its own.
    `img-src 'self' ${origin} https: data:`,
    "font-src 'self'",
    `connect-src 'self' ${origin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${origin}`,
    ...(frameOrigins.length > 0 ? [`frame-src ${frameOrigins.join(' ')}`] : []),
  ].join('; ')
}
