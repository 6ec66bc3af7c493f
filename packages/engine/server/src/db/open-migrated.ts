import { errorCode, isFullDisk } from './failure.ts'
import { existsSync } from 'node:fs'
import { connect, databaseFile, type DatabaseSettings, type OnQuery } from './connect.ts'
import type { EngineDatabase } from './engine-tables.ts'
import type { History } from './history.ts'
import { isNewest, migrate, type DatabaseCheck } from './migrate.ts'

/** The database can't be used; `cause` is the driver's error. */
export class DatabaseUnusable extends Error {}

export interface OpenOptions {
  /** Called with each SQL statement. */
  onQuery?: OnQuery | undefined
  /** Runs in the transaction of the migrations. If it throws, the database stays unchanged. */
  check?: DatabaseCheck
  /** Opens an empty database in memory if the file doesn't exist yet. */
  isTrial?: boolean
}

/** Opens the database and runs pending migrations. Throws `DatabaseUnusable`, or whatever the check throws. */
export const openMigrated = async (
  database: DatabaseSettings,
  histories: readonly History[],
  { onQuery, check = async () => undefined, isTrial = false }: OpenOptions = {},
): Promise<EngineDatabase> => {
  let db: EngineDatabase | undefined
  const { checked, isRefusal } = remembering(check)
  try {
    db = await connect(isTrial ? { kind: 'sqlite', file: ':memory:' } : database, onQuery)
    if (database.kind === 'sqlite' || (await isNewest(db, histories))) await migrate(db, histories, checked)
    else await migrateWithoutTimeout(database.url, histories, checked)
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
export const openUnmigrated = async (
  database: DatabaseSettings,
  histories: readonly History[],
  advice: string,
): Promise<EngineDatabase> => {
  const missing = missingFile(database)
  if (missing !== undefined)
    throw new DatabaseUnusable(
      `There is no database at ${missing} yet. Start the server once, or check DATA_DIR.`,
    )
  const db = await connect(database)
  if (await isNewest(db, histories)) return db
  await db.destroy()
  throw new DatabaseUnusable(`The database does not match this version and the college’s folder. ${advice}.`)
}

/** Path of the database file if it doesn't exist yet. */
export const missingFile = (database: DatabaseSettings): string | undefined => {
  const file = databaseFile(database)
  return file === undefined || existsSync(file) ? undefined : file
}

/** Migrates without a timeout, because indexing a large table, or waiting for another node, takes long. */
const migrateWithoutTimeout = async (
  url: string,
  histories: readonly History[],
  check: DatabaseCheck,
): Promise<void> => {
  const db = await connect({ kind: 'postgres', url })
  await migrate(db, histories, check).finally(() => db.destroy())
}

/** Name of the database in messages, without the password. */
export const databaseName = (database: DatabaseSettings): string => {
  if (database.kind === 'sqlite') return database.file
  const url = URL.parse(database.url)
  return url ? `${url.pathname.slice(1)} at ${url.host}` : 'of DATABASE_URL'
}

const reason = (cause: unknown): string => {
  if (isFullDisk(cause)) return 'its disk is full'
  if (cause instanceof AggregateError && cause.errors.length > 0) return reason(cause.errors[0])
  return cause instanceof Error ? (cause.message || errorCode(cause)).replace(/\.$/, '') : String(cause)
}
