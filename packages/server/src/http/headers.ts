import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'

const policy = (parts: Record<string, string>): string =>
  Object.entries({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'", ...parts })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

const self = "'self'"
/** What each part of the product may load. Scripts come from files of ours only, everywhere. */
export const policies = {
  api: policy({}),
  // Text colours are style attributes; there is no style element on the public site.
  site: policy({
    'script-src': self,
    'style-src': self,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `${self} data:`,
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'worker-src': self,
    'form-action': self,
    // Opened only after the visitor asks for them (click-to-load).
    'frame-src': 'https://www.facebook.com https://www.youtube-nocookie.com https://www.openstreetmap.org',
  }),
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
export const securityHeaders = (app: FastifyInstance, { publicUrl }: Settings): void => {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'content-security-policy': policies.api,
    ...(publicUrl.protocol === 'https:' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
