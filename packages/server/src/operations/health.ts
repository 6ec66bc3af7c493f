import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DiskSpace } from './disk-space.ts'
import { sampleProblem } from './sample-college.ts'
import { clockProblem } from './watch-time.ts'
import type { AppContext } from '../app-context.ts'
import { quiet } from '@kampana/engine-server/http/request-log'

type Status = 'ok' | 'degraded' | 'unavailable' | 'stopping'

/**
 * GET /health, for monitoring: 200 while the database can be read and written. GET /health/ready, for a proxy: 200 while this
 * node accepts requests. The node serves cached pages without the database and ignores a wrong clock
 * (docs/decisions/0037-clock-skew.md). Both are 503 after a shutdown began. `problems` lists the reasons.
 */
export const health = (app: FastifyInstance, context: AppContext, room: DiskSpace): void => {
  const { db, time } = context
  app.addHook('onReady', async () => {
    const problem = sampleProblem(context)
    if (problem !== null) app.log.warn(problem)
  })
  const problems = (isFull: boolean): string[] =>
    [clockProblem(time), isFull ? messages.server.diskFull : null, sampleProblem(context)].filter(
      (problem) => problem !== null,
    )
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
    (await answers()) ? ((await room.canWrite()) ? 'ok' : 'degraded') : 'unavailable',
  )
  serve('/health/ready', async () => 'ok')
}
