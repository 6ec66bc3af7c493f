import { createReadStream, createWriteStream, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { connect, databaseFile } from '@kampana/engine-server/db/connect'
import { pauseAlerts } from '../alerts/posting/pause-alerts.ts'
import { instant } from '@kampana/engine-server/clock'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { makeFolder } from '@kampana/engine-server/folder'
import { writeKey, loadKey } from '../secrets.ts'
import { hashToken } from '@kampana/engine-server/tokens'
import { backUp, BackupRefused, removeDatabase } from './backup.ts'
import { assertTrusted, findDoubt, readMetadata, type Metadata } from './check-backup.ts'
import {
  packedChecksum,
  folderChecksum,
  restoreCollege,
  removeFolder,
  unpackCollege,
} from './college-files.ts'
import { readPackedCode, type PackedCode } from './packed-code.ts'
import { readTableColumns } from './table-columns.ts'
import { transfer, type TransferProgress } from './transfer.ts'

interface RestoreOptions {
  /** File descriptor of the opened backup; opened by name by default. */
  from?: number
  /** Asks whether to trust the programs of a backup without a valid signature; rejected by default. */
  trust?: (code: PackedCode) => Promise<boolean>
  onProgress?: TransferProgress | undefined
  /** Called with the outcome for the college's folder, as a sentence. */
  log?: (sentence: string) => void
  /** Makes alerts wait for a person after the restore. */
  waits?: boolean
}

/**
 * Restores a backup into an empty database: all of it, read back and compared, or nothing. An older version's backup is
 * migrated in a copy, and the file stays as it is. The college's folder goes where the settings look for it, unless another
 * is there. Programs in it are loaded only if the signature or a person vouches for them. Returns the number of rows.
 */
export const restoreBackup = async (
  settings: Settings,
  file: string,
  {
    from = openBackup(file),
    trust = async () => false,
    onProgress,
    log = () => undefined,
    waits = true,
  }: RestoreOptions = {},
): Promise<number> => {
  makeFolder(settings.dataDir)
  const copy = join(settings.dataDir, 'restoring.sqlite')
  try {
    removeDatabase(copy)
    await pipeline(createReadStream(file, { fd: from }), createWriteStream(copy))
    const doubt = await findDoubt(settings, copy)
    return await withCollege(
      settings,
      copy,
      (folder, moveIntoPlace) =>
        restoreCopy({ ...settings, collegeDir: folder }, copy, moveIntoPlace, { onProgress, waits }),
      { log, vouch: async (db) => assertTrusted(doubt, await readPackedCode(db), trust) },
    )
  } finally {
    removeDatabase(copy)
  }
}

/** Moves a college from the SQLite file in its DATA_DIR to the configured PostgreSQL. The file remains. */
export const moveToPostgres = async (
  settings: Settings,
  now: Date,
  onProgress?: TransferProgress,
): Promise<number> => {
  if (databaseFile(settings.database) !== undefined)
    throw new BackupRefused(
      'DATABASE_URL must be the address of the empty PostgreSQL database (postgres://…).',
    )
  const file = join(settings.dataDir, 'kampana.sqlite')
  const backup = join(settings.dataDir, 'moving.sqlite')
  try {
    await backUp({ ...settings, database: { kind: 'sqlite', file } }, backup, now, {
      onProgress: half(onProgress, 0),
      isNoted: false,
    })
    const trust = async (): Promise<boolean> => true
    return await restoreBackup(settings, backup, { onProgress: half(onProgress, 1), waits: false, trust })
  } finally {
    removeDatabase(backup)
  }
}

/** Opens a backup while root privileges are available. */
export const openBackup = (file: string): number => {
  if (!existsSync(file)) throw new BackupRefused(`The file ${file} does not exist.`)
  return openSync(file, 'r')
}

const restoreCopy = async (
  settings: Settings,
  file: string,
  restoreFolder: () => void,
  { onProgress, waits }: Pick<RestoreOptions, 'onProgress' | 'waits'>,
): Promise<number> => {
  const source = await openDatabase({ database: { kind: 'sqlite', file }, collegeDir: settings.collegeDir })
  try {
    const key = findMissingKey(settings, await readMetadata(source))
    const target = await openDatabase(settings)
    try {
      await assertEmpty(target)
      // Comes before the rows: an interrupted restore can be repeated while the database is empty.
      restoreFolder()
      const { rows } = await transfer(source, target, await readTableColumns(source), onProgress)
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

/** Key to write into DATA_DIR; undefined if DATA_DIR or the settings have it. Throws if they have a different one. */
const findMissingKey = (settings: Settings, { app_key, key_fingerprint }: Metadata): string | undefined => {
  const here = settings.appKey ?? loadKey(settings.dataDir)
  if (here === undefined && app_key !== null) return app_key
  if (here === undefined)
    throw new BackupRefused(
      'The backup does not contain the key, since the college uses APP_KEY. Set APP_KEY to the same key.',
    )
  // The backup may be older than the last key rotation.
  if ([here, ...settings.previousKeys].some((key) => hashToken(key) === key_fingerprint)) return undefined
  throw new BackupRefused(
    settings.appKey === undefined
      ? `The key in ${settings.dataDir} belongs to another college. Restore into an empty DATA_DIR.`
      : 'APP_KEY is not the key of this backup. Set APP_KEY to the key of the backup.',
  )
}

const assertEmpty = async (db: Database): Promise<void> => {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
    throw new BackupRefused('This database already contains a college. Use an empty database.')
}

const half =
  (onProgress: TransferProgress | undefined, which: 0 | 1): TransferProgress =>
  (done, of) =>
    onProgress?.(which * of + done, of * 2)

/**
 * Restores with the college's folder from the backup, whose migrations of own resources the rows need. `work` receives the
 * folder's temporary path and `place`, which moves the folder to its configured path: COLLEGE_DIR, or DATA_DIR/college. An
 * existing folder with files stays and is used instead. `log` receives the outcome. `vouch` throws if the programs in the
 * backup aren't trusted.
 */
const withCollege = async <T>(
  settings: Pick<Settings, 'collegeDir' | 'ownCollegeDir' | 'dataDir'>,
  backup: string,
  work: (folder: string, moveIntoPlace: () => void) => Promise<T>,
  { log, vouch }: { log: (sentence: string) => void; vouch: (db: Database) => Promise<void> },
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
      log(`${collegeDir} is unchanged. It differs from the folder in the backup.`)
      return await work(collegeDir, () => undefined)
    }
    await vouch(db)
    await unpackCollege(db, unpacked)
    return await work(unpacked, () => {
      restoreCollege(unpacked, ownCollegeDir)
      log(`Restored the college's folder to ${ownCollegeDir}.`)
    })
  } finally {
    await db.destroy()
    removeFolder(unpacked)
  }
}
