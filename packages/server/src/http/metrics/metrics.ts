import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Room } from '../../operations/room.ts'
import type { AppContext } from '../../app-context.ts'
import type { Metrics } from './measure.ts'
import type { OnEarlyAnswer } from '../early-answers.ts'
import { quiet } from '../request-log.ts'

/**
 * GET /metrics: what the server does, in Prometheus' words, for who shows METRICS_TOKEN. Without that setting there is no
 * such page, and nothing is measured. Answers what has to be told of answers from memory.
 */
export const metrics = async (
  app: FastifyInstance,
  context: AppContext,
  room: Room,
): Promise<OnEarlyAnswer | undefined> => {
  const { metricsToken } = context.settings
  if (metricsToken === undefined) return undefined
  // Loaded only where somebody asks for it.
  const [{ measure }, { gaugesOf }] = await Promise.all([import('./measure.ts'), import('./gauges.ts')])
  const measured: Metrics = measure(context, gaugesOf({ context, room }))
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    measured.answered(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1000),
  )
  app.addHook('onClose', async () => measured.stop())
  app.get('/metrics', { config: quiet }, async (request, reply) => {
    const shown = request.headers.authorization ?? ''
    if (!isSame(shown, `Bearer ${metricsToken}`)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(measured.contentType)
      .send(await measured.text())
  })
  return (route, seconds) =>
    route === undefined ? measured.fromMemory() : measured.answered('GET', route, 200, seconds)
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
