import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { timeReading } from './trusted-time.ts'

const pollInterval = 10_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Compares the clocks; a timer calls it every ten seconds. */
    lookAtClock: () => Promise<void>
  }
}

/** Compares the clocks every ten seconds, and logs when this machine's becomes wrong or right again. */
export const watchTime = (
  app: FastifyInstance,
  { db, time, cleanupJobs }: Pick<AppContext, 'db' | 'time' | 'cleanupJobs'>,
): void => {
  cleanupJobs.push(timeReading({ db, time }))
  let logged: string | null = null
  const logProblem = (): void => {
    const problem = clockProblem(time)
    if (problem === logged) return
    logged = problem
    const seconds = Math.round(time.error() / 1000)
    if (problem === null) app.log.info('clock correct again')
    else app.log.warn({ clock_ahead_seconds: seconds }, problem)
  }
  const compare = async (): Promise<void> => {
    // Without the database, time continues from the last comparison.
    await time.look().catch(() => undefined)
    logProblem()
  }
  logProblem()
  app.decorate('lookAtClock', compare)
  const timer = setInterval(() => void compare(), pollInterval).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Problem of this machine's clock as a sentence; null if it is right. */
export const clockProblem = ({ isDoubtful, error }: AppContext['time']): string | null =>
  isDoubtful() ? messages.server.clockLeapt : error() === 0 ? null : messages.server.clockWrong
