import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { resetTokenCleanup } from './account/password/password-reset.ts'
import { unconfirmedAccountCleanup } from './account/registration.ts'
import { sessionCleanup } from './account/sign-in/session-store.ts'
import { contactCleanup } from './alerts/contacts/forget-contacts.ts'
import { deliveryCleanup } from './alerts/delivery-report/reasons.ts'
import type { AppContext } from './app-context.ts'
import { messageCleanup } from './contact.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { draftCleanups } from '@kampana/engine-server/records/drafts/discard-old-drafts'
import { trashCleanup } from '@kampana/engine-server/records/removal/trash'
import { statisticsCleanup } from './statistics/flush-statistics.ts'
import { hit, rateLimitCleanup } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailCleanups } from './mail/outbox.ts'
import { goneBytesCleanup } from './media/library/delete-gone.ts'
import { unusedUploadCleanup } from './media/unused.ts'
import { timeReading } from './operations/trusted-time.ts'
import { invitationCleanup } from './resources/invitations.ts'
import { logCleanups } from './resources/logs.ts'

/** Jobs of all modules, in order of execution. */
const jobs: readonly CleanupJob<AppContext>[] = [
  rateLimitCleanup,
  sessionCleanup,
  resetTokenCleanup,
  messageCleanup,
  ...logCleanups,
  ...emailCleanups,
  statisticsCleanup,
  invitationCleanup,
  unconfirmedAccountCleanup,
  contactCleanup,
  ...draftCleanups,
  deliveryCleanup,
  trashCleanup,
  goneBytesCleanup,
  unusedUploadCleanup,
  timeReading,
]

/** In seconds. */
const interval = 10 * 60

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the cleanup jobs; a timer calls it every ten minutes. */
    cleanUp: () => Promise<void>
    /** Runs the jobs unless another node has just done so. Returns true if this node has run them. */
    cleanUpUnlessJustDone: () => Promise<boolean>
  }
}

/** Deletes expired rows every ten minutes. */
export const startCleanupJobs = (app: FastifyInstance, context: AppContext): void => {
  const { db, now, time: clock } = context
  let isClosing = false
  const cleanUp = async (): Promise<void> => {
    // Rows deleted because of a wrong clock can't be restored.
    if (clock.isDoubtful()) return
    for (const job of jobs) if (!isClosing) await runJob(job, context, app.log)
  }
  const cleanUpUnlessJustDone = async (): Promise<boolean> => {
    if (clock.isDoubtful()) return false
    // Slightly shorter than the interval, so that a node's own last run doesn't block it.
    const turn = { name: 'turn to tidy up', max: 1, seconds: interval - 10, key: 'all nodes' }
    const isTaken = (await hit({ db, now }, turn)).retryAfter > 0
    if (!isTaken) await cleanUp()
    return !isTaken
  }
  app.decorate('cleanUp', cleanUp).decorate('cleanUpUnlessJustDone', cleanUpUnlessJustDone)
  const timer = setInterval(
    () =>
      void cleanUpUnlessJustDone().catch((error: unknown) =>
        app.log.warn({ err: error }, 'cleanup jobs not started'),
      ),
    interval * 1000,
  )
  timer.unref()
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
  })
}

/** Runs a job and logs its failure by name, so that a failure doesn't stop the other jobs. */
const runJob = async (
  { name, run }: CleanupJob<AppContext>,
  context: AppContext,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await run(context)
  } catch (error) {
    log.error({ err: error, job: name }, `cleanup job failed: ${name}`)
  }
}
