import type { FastifyInstance } from 'fastify'
import type { Client } from 'pg'
import { channel } from './db/content-version.ts'
import type { AppContext } from './app-context.ts'

/** How often a node polls for changes, in milliseconds. */
const pollInterval = 1_500

/**
 * Learns of content versions that other nodes have made by PostgreSQL's LISTEN. It polls as well, since a pooler in
 * transaction mode passes no notification on and a connection may be dead unnoticed. With SQLite two processes share the
 * file while one takes over from the other.
 */
export const followOtherNodes = (
  app: FastifyInstance,
  { content, settings }: Pick<AppContext, 'content' | 'settings'>,
): void => {
  const { database } = settings
  let listener: Client | undefined
  let closing = false
  const listen = async ({ url }: { url: string }): Promise<void> => {
    const client = await listening(url, (version) => {
      content.hear(version)
      void lookOnce()
    })
    client.once('end', () => {
      listener = undefined
      // Finds out at once whether the database is gone, too.
      void poll()
    })
    listener = client
  }
  const poll = async (): Promise<void> => {
    await content.refresh().catch(() => undefined)
  }
  const look = async (): Promise<void> => {
    if (closing) return
    if (database.kind === 'postgres' && !listener) await listen(database).catch(() => undefined)
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

/** A connection that listens for new content versions. */
const listening = async (connectionString: string, hear: (version: number) => void): Promise<Client> => {
  const { Client } = await import('pg')
  const client = new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
  })
  // The next poll connects again; without a listener the error event would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => hear(Number(payload)))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
