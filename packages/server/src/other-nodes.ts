import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { channel } from './db/content-version.ts'
import type { Parts } from './parts.ts'

/** How often a node asks for changes while nobody tells it of them, in milliseconds. */
const askEvery = 1_500

/**
 * Keeps this node's pages in step with what other nodes change: PostgreSQL tells of each change; where it can't, and
 * with SQLite, whose file two processes share while one takes over from the other, the node asks.
 */
export const followOtherNodes = (
  app: FastifyInstance,
  { content, settings }: Pick<Parts, 'content' | 'settings'>,
): void => {
  const { database } = settings
  let listener: Client | undefined
  let closing = false
  const ask = (): Promise<unknown> => content.refresh().catch(() => undefined)
  const listen = async (): Promise<void> => {
    if (database.kind === 'postgres') {
      const client = await listening(database.url, content.hear)
      client.once('end', () => (listener = undefined))
      if (closing) return client.end()
      listener = client
    }
    // What happened while nobody listened.
    await ask()
  }
  const look = (): Promise<void> => (listener ? Promise.resolve() : listen().catch(() => void ask()))

  let looking = look()
  const timer = setInterval(() => (looking = looking.then(look)), askEvery).unref()
  app.addHook('onClose', async () => {
    closing = true
    clearInterval(timer)
    await looking
    await listener?.end()
  })
}

/** A connection that hears of each new content version. */
const listening = async (connectionString: string, hear: (version: number) => void): Promise<Client> => {
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
  // A connection that breaks is made anew at the next look; unheard, the event would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => hear(Number(payload)))
  await client.connect()
  await client.query(`listen ${channel}`)
  return client
}
