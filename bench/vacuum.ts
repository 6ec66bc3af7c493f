import { Client } from 'pg'

/** Runs at once what autovacuum would do within a minute after so many inserts. */
export const vacuum = async (url: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
