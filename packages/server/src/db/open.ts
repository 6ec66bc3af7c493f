import { errorCode, isFullDisk } from './failure.ts'
import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Settings } from '../env.ts'
import { connect, databaseFile, type OnQuery } from './connect.ts'
import { isNewest, migrate, type DatabaseCheck } from './migrate.ts'
import type { Tables } from './tables.ts'

/** The database can't be used; `cause` is the driver's error. */
export class DatabaseUnusable extends Error {}

interface OpenOptions {
  /** Called with each SQL statement. */
  onQuery?: OnQuery | undefined
  /** Runs in the transaction of the migrations. If it throws, the database stays unchanged. */
  check?: DatabaseCheck
  /** Opens an empty database in memory if the file doesn't exist yet. */
  isTrial?: boolean
}

/** Opens the database and runs pending migrations. Throws `DatabaseUnusable`, or whatever the check throws. */
export const openDatabase = async (
  { database, collegeDir }: Pick<Settings, 'database' | 'collegeDir'>,
  { onQuery, check = async () => undefined, isTrial = false }: OpenOptions = {},
): Promise<Kysely<Tables>> => {
  let db: Kysely<Tables> | undefined
  const { checked, isRefusal } = remembering(check)
  try {
    db = await connect(isTrial ? { kind: 'sqlite', file: ':memory:' } : database, onQuery)
    if (database.kind === 'sqlite' || (await isNewest(db, collegeDir))) await migrate(db, collegeDir, checked)
    else await migrateWithoutTimeout(database.url, collegeDir, checked)
    return db
  } catch (cause) {
    await db?.destroy()
    if (isRefusal(cause)) throw cause
    throw new DatabaseUnusable(`The database ${databaseName(database)} cannot be used: ${reason(cause)}.`, {
      cause,
    })
  }
}

/** Remembers the error that a check throws, because its message is complete without a prefix. */
const remembering = (check: DatabaseCheck) => {
  let refusal: unknown
  const checked: DatabaseCheck = (...of) =>
    check(...of).catch((error: unknown) => {
      refusal = error
      throw error
    })
  return { checked, isRefusal: (error: unknown) => refusal !== undefined && error === refusal }
}

/** Opens an existing, migrated database for a command beside a running server. `advice` ends the error's sentence. */
export const openExisting = async (
  { database, collegeDir }: Pick<Settings, 'database' | 'collegeDir'>,
  advice = 'Start the server once, then run the command again',
): Promise<Kysely<Tables>> => {
  const missing = missingFile(database)
  if (missing !== undefined)
    throw new DatabaseUnusable(
      `There is no database at ${missing} yet. Start the server once, or check DATA_DIR.`,
    )
  const db = await connect(database)
  if (await isNewest(db, collegeDir)) return db
  await db.destroy()
  throw new DatabaseUnusable(`The database does not match this version and the college’s folder. ${advice}.`)
}

/** Path of the database file if it doesn't exist yet. */
export const missingFile = (database: Settings['database']): string | undefined => {
  const file = databaseFile(database)
  return file === undefined || existsSync(file) ? undefined : file
}

/** Migrates without a timeout, because indexing a large table, or waiting for another node, takes long. */
const migrateWithoutTimeout = async (
  url: string,
  collegeDir: string,
  check: DatabaseCheck,
): Promise<void> => {
  const db = await connect({ kind: 'postgres', url })
  await migrate(db, collegeDir, check).finally(() => db.destroy())
}

/** Name of the database in messages, without the password. */
export const databaseName = (database: Settings['database']): string => {
  if (database.kind === 'sqlite') return database.file
  const url = URL.parse(database.url)
  return url ? `${url.pathname.slice(1)} at ${url.host}` : 'of DATABASE_URL'
}

const reason = (cause: unknown): string => {
  if (isFullDisk(cause)) return 'its disk is full'
  if (cause instanceof AggregateError && cause.errors.length > 0) return reason(cause.errors[0])
  return cause instanceof Error ? (cause.message || errorCode(cause)).replace(/\.$/, '') : String(cause)
}
