import type { FastifyInstance } from 'fastify'
import { instant } from '../../clock.ts'
import type { EngineContext, PublishScheduler, ScheduledJob } from '../context/engine-context.ts'

/** Maximum time between two checks, which detect another node's schedule, a suspended machine and a changed clock. */
const pollInterval = 15_000

interface Basis extends Pick<EngineContext, 'now' | 'log' | 'cacheVersion'> {
  /** True while the clock may be wrong. Readers can't unread what a wrong clock has published. */
  isDoubtful: () => boolean
}

/** Runs the jobs that publish scheduled content, in their order. */
export const createPublishScheduler = (basis: Basis): PublishScheduler => {
  const jobs: ScheduledJob[] = []
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let looks = Promise.resolve()

  const lookAfter = (milliseconds: number): void => {
    clearTimeout(timer)
    if (!closing) timer = setTimeout(look, Math.min(Math.max(milliseconds, 1), pollInterval)).unref()
  }
  const publishAndWait = async (): Promise<void> => {
    const { now, log } = basis
    try {
      const { next } = await publishAll(basis, jobs)
      lookAfter(next === null ? pollInterval : Date.parse(next) - now().getTime())
    } catch (error) {
      log().warn({ err: error }, 'scheduled publication failed')
      lookAfter(pollInterval)
    }
  }
  let waiting = false
  /** Checks run in sequence; all wake-ups during a check share the next check. */
  const look = (): Promise<void> => {
    if (waiting) return looks
    waiting = true
    return (looks = looks.then(() => {
      waiting = false
      return publishAndWait()
    }))
  }
  return {
    wake: () => void look(),
    publishDue: () => looks.then(async () => (await publishAll(basis, jobs)).count),
    add: (job) => void jobs.push(job),
    start: look,
    close: async () => {
      closing = true
      clearTimeout(timer)
      await looks
    },
  }
}

/** Runs the first check. Closing the server ends the scheduler. */
export const startPublishing = async (
  app: FastifyInstance,
  { start, close }: PublishScheduler,
): Promise<void> => {
  app.addHook('onClose', close)
  await start()
}

/** Runs the due jobs. Returns the number published, and the next due time. */
const publishAll = async (
  { now, isDoubtful, cacheVersion }: Basis,
  jobs: readonly ScheduledJob[],
): Promise<{ count: number; next: string | null }> => {
  let count = 0
  let next: string | null = null
  for (const job of jobs) {
    const due = await job.next()
    const isDue = due !== null && due <= instant(now()) && !isDoubtful()
    if (isDue) count += await job.publish()
    const coming = isDue ? await job.next() : due
    if (coming !== null && (next === null || coming < next)) next = coming
  }
  // Another node may have published, and increased the cache version.
  await cacheVersion.refresh()
  return { count, next }
}
