import { required } from '../required.ts'
import { sql } from 'kysely'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect, databaseFile } from '../db/connect.ts'
import { pauseAlerts } from '../alerts/posting/pause-alerts.ts'
import { instant } from '../clock.ts'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { makeFolder } from '../folder.ts'
import { writeKey, loadKey } from '../secrets.ts'
import { hashToken } from '../tokens.ts'
import { backUp, BackupRefused, removeDatabase } from './backup.ts'
import { tableChecksum } from './checksum.ts'
import { packedChecksum, folderChecksum, placeCollege, removeFolder, unpackCollege } from './college-files.ts'
import { collegeFilesTable, metadataTable, readTableShapes } from './shape.ts'
import { transfer, type TransferProgress } from './transfer.ts'

interface Metadata {
  app_key: string | null
  key_fingerprint: string
  checksums: string
}

interface RestoreListener {
  onProgress?: TransferProgress | undefined
  /** What became of the college's folder, in a sentence. */
  log?: (sentence: string) => void
  /** Whether alerts wait for a person afterwards. */
  waits?: boolean
}

/**
 * Restores a backup into an empty database: all of it, read back and compared, or nothing. An older version's backup is
 * migrated in a copy, and the file stays as it is. The college's folder goes where the settings look for it, unless another
 * is there. Returns the number of rows.
 */
export const restoreBackup = async (
  settings: Settings,
  file: string,
  { onProgress, log = () => undefined, waits = true }: RestoreListener = {},
): Promise<number> => {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`)
  makeFolder(settings.dataDir)
  const copy = join(settings.dataDir, 'restoring.sqlite')
  try {
    removeDatabase(copy)
    copyFileSync(file, copy)
    await assertIntact(copy)
    return await withCollege(
      settings,
      copy,
      (folder, place) => restoreCopy({ ...settings, collegeDir: folder }, copy, place, { onProgress, waits }),
      log,
    )
  } finally {
    removeDatabase(copy)
  }
}

/** Moves a college from the SQLite file of its DATA_DIR into the PostgreSQL of the settings; the file stays. */
export const moveToPostgres = async (
  settings: Settings,
  now: Date,
  onProgress?: TransferProgress,
): Promise<number> => {
  if (databaseFile(settings.database) !== undefined)
    throw new BackupRefused('DATABASE_URL must name the PostgreSQL database to move into (postgres://…).')
  const file = join(settings.dataDir, 'kampana.sqlite')
  const backup = join(settings.dataDir, 'moving.sqlite')
  try {
    await backUp({ ...settings, database: { kind: 'sqlite', file } }, backup, now, {
      onProgress: half(onProgress, 0),
      isNoted: false,
    })
    return await restoreBackup(settings, backup, { onProgress: half(onProgress, 1), waits: false })
  } finally {
    removeDatabase(backup)
  }
}

/** Compares the checksums, before anything is migrated. */
const assertIntact = async (file: string): Promise<void> => {
  const db = await connect({ kind: 'sqlite', file }).catch(noBackup)
  try {
    const { app_key, key_fingerprint, checksums } = await readMetadata(db).catch(noBackup)
    const written: Record<string, string> = JSON.parse(checksums)
    if (app_key !== null && hashToken(app_key) !== key_fingerprint) throw damaged('its key')
    for (const shape of await readTableShapes(db))
      if (String(await tableChecksum(db, shape)) !== written[shape.name]) throw damaged(shape.name)
    const packed = await packedChecksum(db)
    if (packed?.toString() !== written[collegeFilesTable.name]) throw damaged('the college’s folder')
  } finally {
    await db.destroy()
  }
}

const damaged = (what: string): BackupRefused =>
  new BackupRefused(`The backup is damaged (${what}): take another, nothing was changed.`)
const noBackup = (): never => {
  throw new BackupRefused('This file is no backup of Kampana, or it is damaged.')
}

const restoreCopy = async (
  settings: Settings,
  file: string,
  placeFolder: () => void,
  { onProgress, waits }: Pick<RestoreListener, 'onProgress' | 'waits'>,
): Promise<number> => {
  const source = await openDatabase({ database: { kind: 'sqlite', file }, collegeDir: settings.collegeDir })
  try {
    const key = findMissingKey(settings, await readMetadata(source))
    const target = await openDatabase(settings)
    try {
      await assertEmpty(target)
      // Before the rows: a restore that ends half-way can be repeated, as long as the database is empty.
      placeFolder()
      const { rows } = await transfer(source, target, await readTableShapes(source), onProgress)
      if (waits) await pauseAlerts(target, instant(new Date()), ['planned', 'held', 'sending'])
      if (key !== undefined) writeKey(settings.dataDir, key)
      return rows
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
}

const readMetadata = async (db: Database): Promise<Metadata> => {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${metadataTable}`.execute(db)
  if (rows.length === 0) return noBackup()
  const found =
    await sql<Metadata>`select app_key, key_fingerprint, checksums from ${sql.table(metadataTable)}`.execute(
      db,
    )
  return required(found.rows[0])
}

/** The key to write into DATA_DIR; undefined where DATA_DIR or the settings have it. Throws where they have another. */
const findMissingKey = (settings: Settings, { app_key, key_fingerprint }: Metadata): string | undefined => {
  const here = settings.appKey ?? loadKey(settings.dataDir)
  if (here === undefined && app_key !== null) return app_key
  if (here === undefined) throw new BackupRefused('This college keeps its key in APP_KEY: set the same here.')
  // The backup may be older than the last key rotation.
  if ([here, ...settings.previousKeys].some((key) => hashToken(key) === key_fingerprint)) return undefined
  throw new BackupRefused(
    settings.appKey === undefined
      ? `The key in ${settings.dataDir} is another college's: restore into an empty DATA_DIR.`
      : 'APP_KEY is not the one that this backup was made with.',
  )
}

const assertEmpty = async (db: Database): Promise<void> => {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
    throw new BackupRefused('There is a college in this database already: restore into an empty one.')
}

const half =
  (onProgress: TransferProgress | undefined, which: 0 | 1): TransferProgress =>
  (done, of) =>
    onProgress?.(which * of + done, of * 2)

/**
 * Restores with the college's folder that is in a backup: its own resources' migrations are needed for the rows. `work` gets
 * where that folder is for now, and `place`, which puts it where the settings look for it: COLLEGE_DIR, or DATA_DIR/college.
 * A folder with files that is there already stays as it is, and is worked with instead. What became of it is told.
 */
const withCollege = async <T>(
  settings: Pick<Settings, 'collegeDir' | 'ownCollegeDir' | 'dataDir'>,
  backup: string,
  work: (folder: string, place: () => void) => Promise<T>,
  log: (sentence: string) => void,
): Promise<T> => {
  const { collegeDir, ownCollegeDir, dataDir } = settings
  const unpacked = join(dataDir, 'restoring-college')
  removeFolder(unpacked)
  const db = await connect({ kind: 'sqlite', file: backup })
  try {
    const packed = await packedChecksum(db)
    const used = folderChecksum(collegeDir)
    if (packed === undefined || used === packed) return await work(collegeDir, () => undefined)
    if (folderChecksum(ownCollegeDir) !== undefined) {
      log(`${collegeDir} stays as it is. It is another folder than the one in the backup.`)
      return await work(collegeDir, () => undefined)
    }
    await unpackCollege(db, unpacked)
    return await work(unpacked, () => {
      placeCollege(unpacked, ownCollegeDir)
      log(`The college's folder is in ${ownCollegeDir}.`)
    })
  } finally {
    await db.destroy()
    removeFolder(unpacked)
  }
}
