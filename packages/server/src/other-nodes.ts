import type { FastifyInstance } from 'fastify'
import type { Client } from 'pg'
import { channel } from './db/content-version.ts'
import type { AppContext } from './app-context.ts'

/** How often a node asks for changes, in milliseconds. */
const askEvery = 1_500

/**
 * Keeps this node's pages in step with what other nodes change: PostgreSQL tells of each change at once. The node asks all
 * the same: behind a pooler in transaction mode nothing is ever heard, and a line may be dead without anybody saying so.
 * With SQLite two processes share the file while one takes over from the other.
 */
export const followOtherNodes = (
  app: FastifyInstance,
  { content, settings }: Pick<AppContext, 'content' | 'settings'>,
): void => {
  const { database } = settings
  let listener: Client | undefined
  let closing = false
  const listen = async ({ url }: { url: string }): Promise<void> => {
    const client = await listening(url, content.hear)
    client.once('end', () => {
      listener = undefined
      // Whether the database is gone too is known at once.
      void ask()
    })
    listener = client
  }
  const ask = (): Promise<unknown> => content.refresh().catch(() => undefined)
  const look = async (): Promise<void> => {
    if (closing) return
    if (database.kind === 'postgres' && !listener) await listen(database).catch(() => undefined)
    // What happened while nobody listened, too.
    await ask()
  }

  let looking: Promise<void> | undefined
  // One at a time: a database that hangs isn't asked ever more.
  const lookOnce = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)))
  void lookOnce()
  const timer = setInterval(lookOnce, askEvery).unref()
  app.addHook('onClose', async () => {
    closing = true
    clearInterval(timer)
    await looking
    await listener?.end()
  })
}

/** A connection that hears of each new content version. */
const listening = async (connectionString: string, hear: (version: number) => void): Promise<Client> => {
  const { Client } = await import('pg')
  const client = new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks is made anew at the next look; unheard, the event would end the process.
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
