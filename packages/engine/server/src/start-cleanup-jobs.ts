import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { hit } from './http/rate-limit/rate-limiter.ts'
import type { CleanupJob } from './records/context/cleanup-job.ts'
import type { EngineContext } from './records/context/engine-context.ts'

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

/** Runs the jobs of all modules every ten minutes, except while the clock may be wrong. */
export const startCleanupJobs = (
  app: FastifyInstance,
  { db, now, cleanupJobs }: Pick<EngineContext, 'db' | 'now' | 'cleanupJobs'>,
  isDoubtful: () => boolean = () => false,
): void => {
  let isClosing = false
  const cleanUp = async (): Promise<void> => {
    // Rows deleted because of a wrong clock can't be restored.
    if (isDoubtful()) return
    for (const job of cleanupJobs) if (!isClosing) await runJob(job, app.log)
  }
  const cleanUpUnlessJustDone = async (): Promise<boolean> => {
    if (isDoubtful()) return false
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
