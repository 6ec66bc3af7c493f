import { frameOrigin } from '@kampana/engine-declare/text/frame-origin'
import { policyValue } from '@kampana/engine-declare/text/header-value'
import type { FastifyInstance } from 'fastify'
import type { EngineSettings } from '../records/context/engine-settings.ts'

/** Cache-Control of immutable content, whose address contains its hash. */
export const immutable = 'public, max-age=31536000, immutable'

const policy = (parts: Record<string, string>): string =>
  policyValue({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'", ...parts })

const self = "'self'"
/** CSP hashes of a page's only script and only style element. */
export interface Inline {
  script: string
  style: string
}
/**
 * Content security policy of the site's pages; `frames` are other sites that a page embeds at a visitor's request, `inline`
 * contains the hashes of its inline elements.
 */
export const sitePolicy = (frames: readonly string[], inline?: Inline): string => {
  const origins = frames.flatMap((frame) => frameOrigin(frame) ?? [])
  return policy({
    'script-src': `${self} ${inline?.script ?? ''}`.trim(),
    'style-src': `${self} ${inline?.style ?? ''}`.trim(),
    // Text colors of rich text are style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `${self} data:`,
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'form-action': self,
    ...(origins.length > 0 && { 'frame-src': origins.join(' ') }),
  })
}

/** Content security policy of a preview for people without an account: the site's page without any script. */
export const previewPolicy = policy({
  'style-src': `${self} 'unsafe-inline'`,
  'img-src': `${self} data:`,
  'font-src': self,
  'form-action': self,
})

/** Content security policies of everything else. All allow only scripts from our own files. */
export const policies = {
  api: policy({}),
  // A drawing has its own styles. Scripts in it don't run.
  contentFile: policy({ 'style-src': "'unsafe-inline'" }),
  // The service worker fetches everything it caches, including styles and fonts.
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

/** Headers of every reply. */
export const securityHeaders = ({
  publicUrl,
  development,
  hsts,
}: EngineSettings): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // In development, Vite's own scripts are inline.
  ...(!development && { 'content-security-policy': policies.api }),
  // Subdomains may belong to others and use http, so including them is a setting.
  ...(publicUrl.protocol === 'https:' &&
    hsts !== 'off' && {
      'strict-transport-security':
        hsts === 'subdomains' ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000',
    }),
})

/** For images, files and feeds that other websites may embed, as a site on a separate host does. */
export const embeddable = { 'cross-origin-resource-policy': 'cross-origin' } as const
const isEmbeddable =
  /^\/(?:(?:media|files|cards|assets|content)\/|(?!api\/)[^?]*\.(?:xml|json|ics|pdf|ico|png|svg|jpe?g|webp|avif)(?:\?|$))/

/** Headers that only a document needs, because it can be framed, open windows, request permissions and send referrers. */
const ofDocuments = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-request-id',
] as const
/** Types that browsers open as documents. */
const isOpened = /^(?:text\/html|application\/pdf)/
/** Types that browsers never open as documents, and that pages load from the same origin or by CORS. */
const isPassive = /^(?:font\/|text\/css|(?:text|application)\/javascript)/
/** A worker has its own policy. */
const isWorker = /worker/
/** Headers that images need in addition to those of documents. Passive files don't need them. */
const ofPictures = ['content-security-policy', 'cross-origin-resource-policy'] as const

/** Headers that an immutable file needs. Its bytes are few, and a first visit loads several. */
export const fileHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !(ofDocuments as readonly string[]).includes(name)),
  )

/** Adds the security headers to every reply. An immutable file only gets those that its type needs. */
export const addSecurityHeaders = (app: FastifyInstance, settings: EngineSettings): void => {
  const headers = securityHeaders(settings)
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers)
    if (isEmbeddable.test(url)) reply.headers(embeddable)
    done()
  })
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (reply.getHeader('cache-control') === immutable && !isOpened.test(type)) {
      for (const name of ofDocuments) reply.removeHeader(name)
      if (isPassive.test(type) && !isWorker.test(url)) for (const name of ofPictures) reply.removeHeader(name)
    }
    done()
  })
}
