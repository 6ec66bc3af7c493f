import type { FastifyInstance } from 'fastify'
import { after } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { quiet } from '@kampana/engine-server/http/request-log'

/** In seconds; less than a year, as RFC 9116 recommends (2.5.5). */
const lifetime = 300 * 24 * 60 * 60

/** GET /.well-known/security.txt: contact for vulnerability reports (RFC 9116). */
export const securityTxt = (app: FastifyInstance, { settings, now }: AppContext): void => {
  const path = '/.well-known/security.txt'
  app.get(path, { config: quiet }, async (_request, reply) => {
    const lines = [
      `Contact: ${settings.securityContact}`,
      `Expires: ${after(now(), lifetime).toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en, fil',
      `Canonical: ${new URL(path, settings.publicUrl).href}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
