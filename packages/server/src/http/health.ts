import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Room } from '../operations/room.ts'
import { clockProblem } from '../operations/watch-time.ts'
import type { AppContext } from '../app-context.ts'
import { quiet } from './request-log.ts'

type Status = 'ok' | 'degraded' | 'unavailable' | 'stopping'

/**
 * GET /health: 200 when the database answers and takes what is written, for who watches. GET /health/ready: 200 as long as
 * this node takes requests, for a proxy: without the database it still has pages to send, and a wrong clock it doesn't go
 * by (docs/decisions/0037). Both say 503 from the moment it is told to stop, and `problems` says what is amiss.
 */
export const health = (app: FastifyInstance, { db, time }: AppContext, room: Room): void => {
  const problems = (isFull: boolean): string[] =>
    [clockProblem(time), isFull ? messages.server.diskFull : null].filter((problem) => problem !== null)
  const serve = (path: string, statusNow: () => Promise<Status>): void =>
    void app.get(path, { config: quiet }, async (_request, reply) => {
      const status = app.isShuttingDown() ? 'stopping' : await statusNow()
      const amiss = problems(status === 'degraded')
      return reply
        .code(status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status, ...(amiss.length > 0 && { problems: amiss }) })
    })
  const answers = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
  serve('/health', async () =>
    (await answers()) ? ((await room.isThere()) ? 'ok' : 'degraded') : 'unavailable',
  )
  serve('/health/ready', async () => 'ok')
}
