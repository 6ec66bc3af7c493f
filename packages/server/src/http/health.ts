import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import { quiet } from './request-log.ts'

/**
 * GET /health: 200 when the database answers, for who watches. GET /health/ready: 200 as long as this node takes requests,
 * for a proxy: without the database it still has pages to send. Both say 503 from the moment it is told to stop.
 */
export const health = (app: FastifyInstance, { db }: Parts): void => {
  const serve = (path: string, isWell: () => Promise<boolean>): void =>
    void app.get(path, { config: quiet }, async (_request, reply) => {
      const status = app.isLeaving() ? 'stopping' : (await isWell()) ? 'ok' : 'unavailable'
      return reply
        .code(status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status })
    })
  serve('/health', () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
  )
  serve('/health/ready', async () => true)
}
