import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { lastTime } from './moments.ts'
import { program } from './program.ts'
import type { Room } from './room.ts'
import { clockProblem } from './watch-time.ts'

/** After this many milliseconds a backup is old: a nightly one has been missed twice. */
const oldBackup = 50 * 60 * 60 * 1000

/** GET /api/condition: how the server itself is, for the people who are told of letters that failed. */
export const serveCondition = (app: FastifyInstance, context: AppContext, room: Room): void => {
  const { version } = program()
  app.get(
    '/api/condition',
    {
      config: { access: ['list letters'] },
      schema: { summary: 'What is amiss with the server, and when it was last backed up', tags: ['server'] },
    },
    async () => {
      const backup = await lastTime(context.db, 'backup')
      const isOld = backup !== null && context.now().getTime() - backup.getTime() > oldBackup
      const problems = [
        clockProblem(context.time),
        (await room.isThere())
          ? (await room.isLittle()) && messages.server.diskNearlyFull
          : messages.server.diskFull,
        isOld && messages.server.backupOld,
      ].filter((problem) => typeof problem === 'string')
      return { data: { version, problems, backed_up_at: backup && instant(backup) } }
    },
  )
}
