import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { lastTime } from './moments.ts'
import { nodeProblem } from './node-version.ts'
import { program } from './program.ts'
import type { DiskSpace } from './disk-space.ts'
import { sampleProblem } from './sample-college.ts'
import { clockProblem } from './watch-time.ts'

/** After this many milliseconds a backup is old: a nightly one has been missed twice. */
const oldBackup = 50 * 60 * 60 * 1000

/** The first faults of the college's folder, after a sentence. */
const describeFaults = (faults: string | undefined): string[] =>
  faults === undefined ? [] : [messages.server.folderFaulty, ...faults.split('\n').slice(0, 5)]

/** GET /api/condition: the server's problems, for people who may also see failed letters. */
export const serveCondition = (app: FastifyInstance, context: AppContext, room: DiskSpace): void => {
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
        (await room.canWrite())
          ? (await room.isLow()) && messages.server.diskNearlyFull
          : messages.server.diskFull,
        isOld && messages.server.backupOld,
        await nodeProblem(),
        sampleProblem(context),
        ...describeFaults(context.siteContent.faults()),
      ].filter((problem) => typeof problem === 'string')
      return { data: { version, problems, backed_up_at: backup && instant(backup) } }
    },
  )
}
