import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { rememberTime } from './trusted-time.ts'

const lookEvery = 10_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Compares the clocks; it does so by itself every ten seconds. */
    lookAtClock: () => Promise<void>
  }
}

/** Compares the clocks again and again, and says in the log when one goes wrong and when it's right again. */
export const watchTime = (app: FastifyInstance, { db, time, settings }: AppContext): void => {
  let said: string | null = null
  const say = (): void => {
    const problem = clockProblem(time)
    if (problem === said) return
    said = problem
    const seconds = Math.round(time.error() / 1000)
    if (problem === null) app.log.info('the clock is right again')
    else app.log.warn({ clock_ahead_seconds: seconds }, problem)
  }
  const look = async (): Promise<void> => {
    // While the database can't be asked, time goes on from when it last could.
    await time.look().catch(() => undefined)
    say()
  }
  say()
  if (settings.database.kind === 'sqlite') void rememberTime(db, time).catch(() => undefined)
  app.decorate('lookAtClock', look)
  const timer = setInterval(() => void look(), lookEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** What is wrong with this machine's clock, in a sentence; null where it's right. */
export const clockProblem = ({ isDoubtful, error }: AppContext['time']): string | null =>
  isDoubtful() ? messages.server.clockLeapt : error() === 0 ? null : messages.server.clockWrong
