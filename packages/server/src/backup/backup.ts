import { sql } from 'kysely'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { instant } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { isNewest } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { isFolder } from '../folder.ts'
import { noteTime } from '../operations/moments.ts'
import { hashToken, keyIn } from '../secrets.ts'
import { leaflet, shapesIn } from './shape.ts'
import { transfer, type TransferProgress, type Transferred } from './transfer.ts'

/** Why a backup, or bringing one back, isn't even begun: a sentence for who asked. */
export class BackupRefused extends Error {}

/**
 * Writes everything that the college has (content, pictures, accounts and the key) into one file, a SQLite database
 * which nobody else may read, while the server goes on; an older file of that name stays until the new one is whole and
 * was read back. Answers the number of rows.
 */
export const backUp = async (
  settings: Settings,
  file: string,
  now: Date,
  onProgress?: TransferProgress,
): Promise<number> => {
  const source = await existing(settings.database)
  const partial = `${file}.partial`
  try {
    refusePlace(file)
    removeDatabase(partial)
    // What stands beside it while it is open gets the same mode.
    writeFileSync(partial, '', { mode: 0o600 })
    const rows = await fill(partial, settings, source, now, onProgress)
    renameSync(partial, file)
    // Read-only or full, the database can't be told; the backup is good all the same.
    await noteTime(source, 'backup', now).catch(() => undefined)
    return rows
  } finally {
    await source.destroy()
    removeDatabase(partial)
  }
}

/** A folder that isn't there is a name mistyped, or a disk that isn't mounted. */
const refusePlace = (file: string): void => {
  const folder = dirname(file)
  if (!isFolder(folder)) throw new BackupRefused(`There is no folder ${folder}: make it, or name another.`)
  if (isFolder(file)) throw new BackupRefused(`${file} is a folder: name a file.`)
}

/** Opens a database as it is: whoever asks for a backup doesn't ask for a migration. */
const existing = async (database: Settings['database']): Promise<Database> => {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new BackupRefused(`There is no college in ${database.file} yet.`)
  const db = await connect(database)
  if (await isNewest(db)) return db
  await db.destroy()
  throw new BackupRefused(
    'The database is of another version than this program: start the program once, then back up.',
  )
}

const fill = async (
  file: string,
  settings: Settings,
  source: Database,
  now: Date,
  onProgress: TransferProgress | undefined,
): Promise<number> => {
  const target = await openDatabase({ kind: 'sqlite', file })
  try {
    const shapes = await shapesIn(target)
    const from = { db: source, kind: settings.database.kind }
    const { rows, checksums } = await transfer(from, { db: target, kind: 'sqlite' }, shapes, onProgress)
    await writeLeaflet(target, settings, now, checksums)
    return rows
  } finally {
    await target.destroy()
  }
}

/** With the key, unless the settings hold it: then its fingerprint, to tell another. The checksums tell what was damaged since. */
const writeLeaflet = async (
  db: Database,
  settings: Settings,
  now: Date,
  checksums: Transferred['checksums'],
): Promise<void> => {
  const key = settings.appKey ?? keyIn(settings.dataDir)
  const kept = settings.appKey === undefined ? key : null
  await sql`create table ${sql.table(leaflet)} (made_at text, app_key text, key_fingerprint text, checksums text)`.execute(
    db,
  )
  await sql`insert into ${sql.table(leaflet)} values (${instant(now)}, ${kept}, ${hashToken(key)}, ${JSON.stringify(checksums)})`.execute(
    db,
  )
}

/** A file of SQLite, and what stands beside it while it is open. */
export const removeDatabase = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}
