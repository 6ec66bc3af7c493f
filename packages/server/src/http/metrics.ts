import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Room } from '../operations/room.ts'
import type { FromMemory, ServedSite } from '../site.ts'
import type { AppContext } from '../app-context.ts'
import type { Metrics } from './measure.ts'
import { quiet } from './request-log.ts'

/**
 * GET /metrics: what the server does, in Prometheus' words, for who shows METRICS_TOKEN. Without that setting there is no
 * such page, and nothing is measured. Answers the pages' answerer, counting what it answers.
 */
export const metrics = async (
  app: FastifyInstance,
  context: AppContext,
  room: Room,
  { fromMemory, inMemory }: Pick<ServedSite, 'fromMemory' | 'inMemory'>,
): Promise<FromMemory> => {
  const { metricsToken } = context.settings
  if (metricsToken === undefined) return fromMemory
  // Loaded only where somebody asks for it.
  const [{ measure }, { gaugesOf }] = await Promise.all([import('./measure.ts'), import('./gauges.ts')])
  const measured: Metrics = measure(context, gaugesOf({ context, room, inMemory }))
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
  return (request, response) => {
    const answered = fromMemory(request, response)
    if (answered) measured.fromMemory()
    return answered
  }
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
