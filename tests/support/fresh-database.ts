import { Client } from 'pg'
import { inject } from 'vitest'

/** A database that nothing has been written to. */
export interface FreshDatabase {
  /** A DATABASE_URL; undefined means SQLite in the DATA_DIR. */
  url: string | undefined
  drop: () => Promise<void>
}

let made = 0

/** An empty database of the kind this test project runs on. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  if (inject('database') === 'sqlite') return { url: undefined, drop: async () => undefined }
  const name = `college_${process.pid}_${++made}`
  await ask(`create database ${name}`)
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  return { url, drop: () => ask(`drop database ${name} with (force)`) }
}

const ask = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
