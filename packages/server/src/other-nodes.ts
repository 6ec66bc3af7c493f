import type { FastifyInstance } from 'fastify'
import { listen } from './db/connect.ts'
import type { AppContext } from './app-context.ts'

/** How often a node polls for changes, in milliseconds. */
const pollInterval = 1_500

/**
 * Learns of cache versions that other nodes have made by PostgreSQL's LISTEN. It polls as well, since a pooler in
 * transaction mode passes no notification on and a connection may be dead unnoticed. With SQLite two processes share the
 * file while one takes over from the other.
 */
export const followOtherNodes = (
  app: FastifyInstance,
  { content, settings }: Pick<AppContext, 'content' | 'settings'>,
): void => {
  let listener: Awaited<ReturnType<typeof listen>>
  let closing = false
  const startListening = async (): Promise<void> => {
    listener = await listen(settings.database, (version) => {
      content.hear(version)
      void lookOnce()
    })
    listener?.once('end', () => {
      listener = undefined
      // Finds out at once whether the database is gone, too.
      void poll()
    })
  }
  const poll = async (): Promise<void> => {
    await content.refresh().catch(() => undefined)
  }
  const look = async (): Promise<void> => {
    if (closing) return
    if (!listener) await startListening().catch(() => undefined)
    // Also what changed while nothing listened.
    await poll()
  }

  let looking: Promise<void> | undefined
  // One at a time, so that queries don't pile up at a database that hangs.
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
