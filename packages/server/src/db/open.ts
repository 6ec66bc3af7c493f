import { errorCode } from './failure.ts'
import type { Kysely } from 'kysely'
import type { Settings } from '../env.ts'
import { connect, type OnQuery } from './connect.ts'
import { isNewest, migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** The database can't be used; `cause` says why in the driver's words. */
export class DatabaseUnusable extends Error {}

/** Opens the database and brings it to the newest shape; `onQuery` is told each statement. */
export const openDatabase = async (
  database: Settings['database'],
  onQuery?: OnQuery,
): Promise<Kysely<Tables>> => {
  let db: Kysely<Tables> | undefined
  try {
    db = await connect(database, onQuery)
    if (database.kind === 'sqlite') await migrate(db, database.kind)
    else if (!(await isNewest(db))) await migrateInPeace(database.url)
    return db
  } catch (cause) {
    await db?.destroy()
    throw new DatabaseUnusable(`The database ${nameOf(database)} can't be used: ${reason(cause)}.`, { cause })
  }
}

/** An index of a large table takes as long as it takes, and so does waiting for another node that makes it. */
const migrateInPeace = async (url: string): Promise<void> => {
  const db = await connect({ kind: 'postgres', url })
  await migrate(db, 'postgres').finally(() => db.destroy())
}

/** How the database is called where people read it: without the password. */
const nameOf = (database: Settings['database']): string => {
  if (database.kind === 'sqlite') return database.file
  const url = URL.parse(database.url)
  return url ? `${url.pathname.slice(1)} at ${url.host}` : 'of DATABASE_URL'
}

const reason = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reason(cause.errors[0])
  return cause instanceof Error ? (cause.message || errorCode(cause)).replace(/\.$/, '') : String(cause)
}
