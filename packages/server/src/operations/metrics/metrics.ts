import { metricsCalls } from '@kampana/shared/calls/operation-calls'
import type { FastifyInstance } from 'fastify'
import type { DiskSpace } from '../disk-space.ts'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { isSameSecret } from '@kampana/engine-server/tokens'
import type { Metrics } from './measure.ts'
import type { OnEarlyAnswer } from '@kampana/engine-server/http/cache/early-answers'
import { routeOf } from '@kampana/engine-server/http/shared-routes'

/**
 * Serves the measurements. Without METRICS_TOKEN, the route doesn't exist and nothing is measured. Returns the callback for
 * cached replies.
 */
export const metrics = async (
  app: FastifyInstance,
  context: AppContext,
  room: DiskSpace,
): Promise<OnEarlyAnswer | undefined> => {
  const { metricsToken } = context.settings
  if (metricsToken === undefined) return undefined
  // Loaded only with the setting.
  const { createGauges, measure } = await import('./measure.ts')
  const registry: Metrics = measure(context, createGauges({ context, room }))
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
    registry.answered(request.method, routeOf(request).url ?? 'none', statusCode, elapsedTime / 1000),
  )
  app.addHook('onClose', async () => registry.stop())
  serve(app, metricsCalls, {
    read: async ({ request, reply }) => {
      const authorization = request.headers.authorization ?? ''
      if (!isSameSecret(authorization, `Bearer ${metricsToken}`)) {
        reply.callNotFound()
        return reply
      }
      void reply.header('cache-control', 'no-store').type(registry.contentType)
      return registry.text()
    },
  })
  return (route, seconds) =>
    route === undefined ? registry.fromMemory() : registry.answered('GET', route, 200, seconds)
}
