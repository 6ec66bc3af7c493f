import type { FastifyInstance } from 'fastify'
import { listen } from '@kampana/engine-server/db/connect'
import type { AppContext } from './app-context.ts'

/** Interval at which a node polls for changes, in milliseconds. */
const pollInterval = 1_500

/**
 * Receives cache versions of other nodes by PostgreSQL's LISTEN. Also polls, since a pooler in transaction mode drops
 * notifications and a dead connection may go unnoticed. With SQLite, two processes share the file while one takes over from
 * the other.
 */
export const followOtherNodes = (
  app: FastifyInstance,
  { cacheVersion, settings }: Pick<AppContext, 'cacheVersion' | 'settings'>,
): void => {
  let listener: Awaited<ReturnType<typeof listen>>
  let closing = false
  const startListening = async (): Promise<void> => {
    listener = await listen(settings.database, (version) => {
      cacheVersion.hear(version)
      void lookOnce()
    })
    listener?.once('end', () => {
      listener = undefined
      // Also detects at once if the database is unreachable.
      void poll()
    })
  }
  const poll = async (): Promise<void> => {
    await cacheVersion.refresh().catch(() => undefined)
  }
  const look = async (): Promise<void> => {
    if (closing) return
    if (!listener) await startListening().catch(() => undefined)
    // Detects changes from before the connection listened.
    await poll()
  }

  let looking: Promise<void> | undefined
  // Polls one at a time, so that queries don't pile up at a database that hangs.
  const lookOnce = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)))
  void lookOnce()
  const timer = setInterval(lookOnce, pollInterval).unref()
  app.addHook('onClose', async () => {
    closing = true
    clearInterval(timer)
    await looking
    await listener?.end()
  })
}
