import { sql } from 'kysely'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { instant } from '@kampana/engine-server/clock'
import { openDatabase, openExisting } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { isFolder } from '@kampana/engine-server/folder'
import { noteTime } from '../operations/moments.ts'
import { assertKnownKey } from '../key-check-value.ts'
import { findKey } from '../secrets.ts'
import { hashToken } from '@kampana/engine-server/tokens'
import { packCollege } from './college-files.ts'
import { signBackup } from './signature.ts'
import { collegeFilesTable, metadataTable, readTableColumns } from './table-columns.ts'
import { transfer, type TransferProgress, type Transferred } from './transfer.ts'

/** A backup or restore that can't start; the message is for the person who started it. */
export class BackupRefused extends Error {}

/**
 * Writes all of the college's data into one SQLite file that only this user may read, while the server runs. The data are
 * content, pictures, accounts, the key, and its folder with its own resources and migrations. An older file of the same name
 * stays until the new one has been written and read back. Records the time of the backup unless `isNoted` is false. Returns
 * the number of rows.
 */
export const backUp = async (
  settings: Settings,
  file: string,
  now: Date,
  { onProgress, isNoted = true }: { onProgress?: TransferProgress; isNoted?: boolean } = {},
): Promise<number> => {
  const source = await openExisting(settings, 'Start the server once, then back up')
  const partial = `${file}.partial`
  try {
    const key = await findKnownKey(settings, source)
    assertWritableFolder(file)
    removeDatabase(partial)
    // SQLite gives its -wal and -shm files the same mode.
    writeFileSync(partial, '', { mode: 0o600 })
    const rows = await fill(partial, settings, source, { key, now }, onProgress)
    await signBackup(partial, key)
    renameSync(partial, file)
    // The backup is valid even if a read-only or full database can't record it.
    if (isNoted) await noteTime(source, 'backup', now).catch(() => undefined)
    return rows
  } finally {
    await source.destroy()
    removeDatabase(partial)
  }
}

/** Key of the database. A backup without it could not be restored. */
const findKnownKey = async (settings: Settings, source: Database): Promise<string> => {
  const { dataDir, previousKeys } = settings
  const keys = { ...findKey(settings), previousKeys, dataDir }
  await assertKnownKey(source, keys)
  if (!keys.isNew) return keys.key
  throw new BackupRefused(`There is no key in ${dataDir}. Start the server once, then back up.`)
}

/** A missing folder means a typo or an unmounted disk, so it isn't created. */
const assertWritableFolder = (file: string): void => {
  const folder = dirname(file)
  if (!isFolder(folder))
    throw new BackupRefused(`The folder ${folder} does not exist. Create it, or name another folder.`)
  if (isFolder(file)) throw new BackupRefused(`${file} is a folder. Name a file.`)
}

interface Made {
  key: string
  now: Date
}

const fill = async (
  file: string,
  settings: Settings,
  source: Database,
  made: Made,
  onProgress: TransferProgress | undefined,
): Promise<number> => {
  const target = await openDatabase({ database: { kind: 'sqlite', file }, collegeDir: settings.collegeDir })
  try {
    const shapes = await readTableColumns(target)
    const { rows, checksums } = await transfer(source, target, shapes, onProgress)
    const folder = await packCollege(target, settings.collegeDir)
    await writeMetadata(target, settings, made, { ...checksums, [collegeFilesTable.name]: String(folder) })
    return rows
  } finally {
    await target.destroy()
  }
}

/** The key is included unless the settings contain it. Its hash detects a different key; the checksums detect damage. */
const writeMetadata = async (
  db: Database,
  settings: Settings,
  { key, now }: Made,
  checksums: Transferred['checksums'],
): Promise<void> => {
  const appKey = settings.appKey === undefined ? key : null
  await sql`create table ${sql.table(metadataTable)} (made_at text, app_key text, key_fingerprint text, checksums text)`.execute(
    db,
  )
  await sql`insert into ${sql.table(metadataTable)} values (${instant(now)}, ${appKey}, ${hashToken(key)}, ${JSON.stringify(checksums)})`.execute(
    db,
  )
}

/** Deletes an SQLite database with its -wal and -shm files. */
export const removeDatabase = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}
