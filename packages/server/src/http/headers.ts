import { frameOrigin } from '@kampana/shared/text/frame-origin'
import { policyValue } from '@kampana/shared/text/header-value'
import type { FastifyInstance } from 'fastify'
import type { EngineSettings } from '../crud/context/engine-settings.ts'

/** The Cache-Control of content whose address contains its hash, so that it never changes. */
export const immutable = 'public, max-age=31536000, immutable'

const policy = (parts: Record<string, string>): string =>
  policyValue({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'", ...parts })

const self = "'self'"
/** CSP hashes of a page's one script and one style element. */
export interface Inline {
  script: string
  style: string
}
/**
 * The content security policy of the site's pages; `frames` are other sites that a page embeds at a visitor's request,
 * `inline` the hashes of its inline elements.
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

/** The content security policy of a preview for people without an account: the site's page without any script. */
export const previewPolicy = policy({
  'style-src': `${self} 'unsafe-inline'`,
  'img-src': `${self} data:`,
  'font-src': self,
  'form-action': self,
})

/** The content security policies of the other parts. All allow scripts from our own files only. */
export const policies = {
  api: policy({}),
  // A drawing has styles of its own; no script in it runs.
  contentFile: policy({ 'style-src': "'unsafe-inline'" }),
  // It fetches all that it caches, also styles and fonts.
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

/** The headers of every reply. */
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
  // In development Vite's own scripts are inline.
  ...(!development && { 'content-security-policy': policies.api }),
  // Subdomains may be others' and http only, so including them is a setting.
  ...(publicUrl.protocol === 'https:' &&
    hsts !== 'off' && {
      'strict-transport-security':
        hsts === 'subdomains' ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000',
    }),
})

/** For pictures, files and feeds, which other websites may embed, as the site on a host of its own does. */
export const embeddable = { 'cross-origin-resource-policy': 'cross-origin' } as const
const isEmbeddable =
  /^\/(?:(?:media|files|cards|assets|content)\/|(?!api\/)[^?]*\.(?:xml|json|ics|pdf|ico|png|svg|jpe?g|webp|avif)(?:\?|$))/

/** What only a document needs: it is framed, opens windows, asks for rights, and has links that tell where one comes from. */
const ofDocuments = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-request-id',
] as const
/** What is opened as a document of its own. */
const isOpened = /^(?:text\/html|application\/pdf)/
/** Types that a browser never opens as a document, and that pages fetch as their own or by CORS. */
const isPassive = /^(?:font\/|text\/css|(?:text|application)\/javascript)/
/** A worker's own policy binds it. */
const isWorker = /worker/
/** What pictures need besides documents, and passive files don't. */
const ofPictures = ['content-security-policy', 'cross-origin-resource-policy'] as const

/** The headers that an immutable file needs. Its bytes are few, and a first visit fetches several. */
export const fileHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !(ofDocuments as readonly string[]).includes(name)),
  )

/** Adds the security headers to every reply; an immutable file has only those that its type needs. */
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
