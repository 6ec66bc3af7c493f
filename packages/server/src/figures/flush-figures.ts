import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { localDay } from '../clock.ts'
import { storeFigures } from './store-figures.ts'

/** In milliseconds; a crash loses no more than what was counted in this time. */
const interval = 60_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes what was counted since the last time; a timer calls it every minute, and so does the shutdown. */
    flushFigures: () => Promise<void>
  }
}

/** Adds this process's counts to the database's every minute and when the server ends. */
export const startFlushingFigures = (app: FastifyInstance, context: AppContext): void => {
  const { readings, db, now, settings } = context
  const today = () => localDay(settings.timeZone, now())
  // What is written at midnight was counted on the day before.
  let day = today()
  const flush = async (): Promise<void> => {
    const counts = readings.take()
    const countedOn = day
    day = today()
    if (Object.values(counts).every(({ size }) => size === 0)) return
    try {
      await storeFigures(db, countedOn, counts)
    } catch (error) {
      readings.giveBack(counts)
      throw error
    }
  }
  const flushOrWarn = () =>
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'reading figures were not stored'))
  app.decorate('flushFigures', flush)
  const timer = setInterval(() => void flushOrWarn(), interval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flushOrWarn()
  })
}
