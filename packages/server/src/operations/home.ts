import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { isMailRefused, isSendingSlow } from '../alerts/delivery-report/is-slow.ts'
import { serveStatistics } from '../statistics/routes.ts'
import { serveFormerDrafts } from '../content/former/serve-former-drafts.ts'
import type { DiskSpace } from './disk-space.ts'
import { messages } from '@kampana/shared/messages/messages'
import { instant } from '@kampana/engine-server/clock'
import { lastTime } from './moments.ts'
import { nodeProblem } from './node-version.ts'
import { versionLine } from './program.ts'
import { sampleProblem } from './sample-college.ts'
import { clockProblem } from './watch-time.ts'
import { homeCalls, type ServerCondition } from '@kampana/shared/calls/home-calls'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { FirstSteps } from '@kampana/shared/first-steps'

/** Serves information for the dashboard's home that isn't a record. */
export const serveHome = (app: FastifyInstance, context: AppContext, room: DiskSpace): void => {
  const version = versionLine()
  serve(app, homeCalls, {
    condition: async () => ({ data: { version, ...(await readCondition(context, room)) } }),
    firstSteps: async () => ({ data: await readFirstSteps(context) }),
  })
  serveStatistics(app, context)
  serveFormerDrafts(app, context)
}

/** Age in milliseconds from which a backup is old: a nightly one was missed twice. */
const oldBackup = 50 * 60 * 60 * 1000

/** First problems of the college's folder, after an introduction. */
const describeFaults = (faults: string | undefined): string[] =>
  faults === undefined ? [] : [messages.server.folderFaulty, ...faults.split('\n').slice(0, 5)]

/** The server's problems, and the time of its last backup. */
const readCondition = async (
  context: AppContext,
  room: DiskSpace,
): Promise<Omit<ServerCondition, 'version'>> => {
  const backup = await lastTime(context.db, 'backup')
  const isOld = backup !== null && context.now().getTime() - backup.getTime() > oldBackup
  const problems = [
    clockProblem(context.time),
    (await room.canWrite())
      ? (await room.isLow()) && messages.server.diskNearlyFull
      : messages.server.diskFull,
    isOld && messages.server.backupOld,
    (await isSendingSlow(context)) && messages.server.alertSlow,
    (await isMailRefused(context)) && messages.server.alertRefused,
    await nodeProblem(),
    sampleProblem(context),
    ...describeFaults(context.siteContent.faults()),
  ].filter((problem) => typeof problem === 'string')
  return { problems, backed_up_at: backup && instant(backup) }
}

/** The sample's color, which the specification prescribes. `tests/sample-college` compares it with the sample. */
const sampleColor = '#4b83cc'

/** Completed setup steps of a new college, judged by differences from the sample. */
const readFirstSteps = async ({ reader, siteContent }: AppContext): Promise<FirstSteps> => {
  const { samples, college } = siteContent.content()
  const people = await reader
    .selectFrom('users')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  const posted = await reader
    .selectFrom('logs')
    .select('id')
    .where('resource', '=', 'updates')
    .where('action', '=', 'create')
    .limit(1)
    .executeTakeFirst()
  return {
    name: !samples.includes('name'),
    colors: college.colours_brand.toLowerCase() !== sampleColor,
    seal: !samples.includes('seal'),
    people: Number(people.count) > 1,
    update: posted !== undefined,
  }
}
