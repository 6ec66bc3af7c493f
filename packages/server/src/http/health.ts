import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'

/** GET /health: 200 when the database answers, else 503. */
export const health = (app: FastifyInstance, { db }: Parts): void => {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: answers ? 'ok' : 'unavailable' })
  })
}
