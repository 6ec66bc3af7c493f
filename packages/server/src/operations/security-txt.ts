import { securityCalls } from '@kampana/shared/calls/operation-calls'
import type { FastifyInstance } from 'fastify'
import { after } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'

/** In seconds; less than a year, as RFC 9116 recommends (2.5.5). */
const lifetime = 300 * 24 * 60 * 60

/** Serves the contact for vulnerability reports. */
export const securityTxt = (app: FastifyInstance, { settings, now }: AppContext): void =>
  serve(app, securityCalls, {
    contact: async ({ reply }) => {
      void reply.header('cache-control', 'public, max-age=86400')
      const lines = [
        `Contact: ${settings.securityContact}`,
        `Expires: ${after(now(), lifetime).toISOString().slice(0, 10)}T00:00:00Z`,
        'Preferred-Languages: en, fil',
        `Canonical: ${new URL(securityCalls.contact.path, settings.publicUrl).href}`,
      ]
      return `${lines.join('\n')}\n`
    },
  })
