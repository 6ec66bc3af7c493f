import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'

const policy = (parts: Record<string, string>): string =>
  Object.entries({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'", ...parts })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

const self = "'self'"
/** Hashes of the one script and the one style element in a page, as a policy names them. */
export interface Inline {
  script: string
  style: string
}
/**
 * What a page of the site may load; `frames` are other sites that it may frame once a visitor asks, `inline` the
 * hashes of what stands in it.
 */
export const sitePolicy = (frames: readonly string[], inline?: Inline): string =>
  policy({
    'script-src': `${self} ${inline?.script ?? ''}`.trim(),
    'style-src': `${self} ${inline?.style ?? ''}`.trim(),
    // Text colours are style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `${self} data:`,
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'worker-src': self,
    'form-action': self,
    ...(frames.length > 0 && { 'frame-src': frames.join(' ') }),
  })

/** What each other part of the product may load. Scripts come from files of ours only, everywhere. */
export const policies = {
  api: policy({}),
  // It fetches whatever it keeps, style and letters too.
  serviceWorker: policy({ 'connect-src': self }),
  // Material UI writes style elements at run time.
  dashboard: policy({
    'script-src': self,
    'style-src': `${self} 'unsafe-inline'`,
    'img-src': `${self} data: blob:`,
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'form-action': self,
  }),
  documentation: policy({
    'script-src': self,
    'style-src': `${self} 'unsafe-inline'`,
    'img-src': `${self} data:`,
    'font-src': self,
    'connect-src': self,
  }),
} as const

/** Headers that every answer carries. */
export const securityHeaders = ({ publicUrl, development, hsts }: Settings): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // In development Vite's own scripts are inline.
  ...(!development && { 'content-security-policy': policies.api }),
  // Subdomains may be others', and speak http only: the college says so itself where they aren't.
  ...(publicUrl.protocol === 'https:' &&
    hsts !== 'off' && {
      'strict-transport-security': `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
    }),
})

/** What other websites may show in pages of theirs, as the site on a host of its own does: pictures, files, feeds. */
export const embeddable = { 'cross-origin-resource-policy': 'cross-origin' } as const
const isEmbeddable =
  /^\/(?:(?:media|files|cards|assets)\/|(?!api\/)[^?]*\.(?:xml|json|ics|pdf|ico|png|svg|jpe?g|webp|avif)(?:\?|$))/

/** Puts them on every answer. */
export const addSecurityHeaders = (app: FastifyInstance, settings: Settings): void => {
  const headers = securityHeaders(settings)
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers)
    if (isEmbeddable.test(url)) reply.headers(embeddable)
  })
}
