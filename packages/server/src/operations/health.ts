import { healthCalls, type Health } from '@kampana/shared/calls/operation-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { DiskSpace } from './disk-space.ts'
import { sampleProblem } from './sample-college.ts'
import { clockProblem } from './watch-time.ts'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'

/**
 * Serves the state of the node. It is ready even without the database, because it serves cached pages, and with a wrong clock
 * (docs/decisions/0037-clock-skew.md).
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
  const report =
    (statusNow: () => Promise<Health['status']>) =>
    async ({ reply }: { reply: FastifyReply }): Promise<Health> => {
      const status = app.isShuttingDown() ? 'stopping' : await statusNow()
      const amiss = problems(status === 'degraded')
      void reply.code(status === 'ok' ? 200 : 503).header('cache-control', 'no-store')
      return { status, ...(amiss.length > 0 && { problems: amiss }) }
    }
  const answers = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
  serve(app, healthCalls, {
    health: report(async () =>
      (await answers()) ? ((await room.canWrite()) ? 'ok' : 'degraded') : 'unavailable',
    ),
    ready: report(async () => 'ok'),
  })
}
