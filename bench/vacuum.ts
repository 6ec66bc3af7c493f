import { Client } from 'pg'

/** Runs the vacuum that autovacuum would run within a minute after this number of inserts. */
export const vacuum = async (url: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
