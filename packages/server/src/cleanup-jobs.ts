import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AppContext } from './app-context.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'

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

/** Runs the jobs of all modules every ten minutes. */
export const startCleanupJobs = (app: FastifyInstance, context: AppContext): void => {
  const { db, now, time: clock, cleanupJobs } = context
  let isClosing = false
  const cleanUp = async (): Promise<void> => {
    // Rows deleted because of a wrong clock can't be restored.
    if (clock.isDoubtful()) return
    for (const job of cleanupJobs) if (!isClosing) await runJob(job, app.log)
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
const runJob = async ({ name, run }: CleanupJob, log: FastifyBaseLogger): Promise<void> => {
  try {
    await run()
  } catch (error) {
    log.error({ err: error, job: name }, `cleanup job failed: ${name}`)
  }
}
