import { frameOrigin } from '@kampana/engine-declare/text/frame-origin'
import { policyValue } from '@kampana/engine-declare/text/header-value'
import type { InlineHashes } from '@kampana/engine-site/framework/csp-hash'

/**
 * Content security policy of an exported page: the policy of the server's own pages (packages/engine/server/src/http/headers.ts) with
 * the server's origin. `inline` contains the hashes of the page's inline elements. It is a meta element, since static hosts
 * may send no headers.
 */
export const contentSecurityPolicy = (
  apiUrl: string,
  frameOrigins: readonly string[],
  inline?: InlineHashes,
): string => {
  const { origin } = new URL(apiUrl)
  const frames = frameOrigins.flatMap((frame) => frameOrigin(frame) ?? [])
  return policyValue({
    'default-src': "'none'",
    'base-uri': "'none'",
    'script-src': `'self' ${inline?.script ?? ''}`.trim(),
    'style-src': `'self' ${inline?.style ?? ''}`.trim(),
    'style-src-attr': "'unsafe-inline'",
    // Another back end may serve its images from another origin.
    'img-src': `'self' ${origin} https: data:`,
    'font-src': "'self'",
    'connect-src': `'self' ${origin}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': `'self' ${origin}`,
    ...(frames.length > 0 && { 'frame-src': frames.join(' ') }),
  })
}
