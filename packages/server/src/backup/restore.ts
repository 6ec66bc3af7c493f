import { required } from '../required.ts'
import { sql } from 'kysely'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../db/connect.ts'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { makeFolder } from '../folder.ts'
import { hashToken, keepKeyIn, keptKeyIn } from '../secrets.ts'
import { backUp, BackupRefused, removeDatabase } from './backup.ts'
import { checksumOf } from './checksum.ts'
import { leaflet, shapesIn } from './shape.ts'
import { transfer, type TransferProgress } from './transfer.ts'

interface Leaflet {
  app_key: string | null
  key_fingerprint: string
  checksums: string
}

/**
 * Brings a backup into an empty database: all of it, read back and compared, or nothing. A backup of an older version is
 * brought to this one's shape; the file stays as it is. Answers the number of rows.
 */
export const restoreBackup = async (
  settings: Settings,
  file: string,
  onProgress?: TransferProgress,
): Promise<number> => {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`)
  makeFolder(settings.dataDir)
  const copy = join(settings.dataDir, 'restoring.sqlite')
  try {
    removeDatabase(copy)
    copyFileSync(file, copy)
    await refuseDamaged(copy)
    return await bringBack(settings, copy, onProgress)
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
  if (settings.database.kind !== 'postgres')
    throw new BackupRefused('DATABASE_URL must name the PostgreSQL database to move into (postgres://…).')
  const file = join(settings.dataDir, 'kampana.sqlite')
  const carried = join(settings.dataDir, 'moving.sqlite')
  try {
    await backUp({ ...settings, database: { kind: 'sqlite', file } }, carried, now, half(onProgress, 0))
    return await restoreBackup(settings, carried, half(onProgress, 1))
  } finally {
    removeDatabase(carried)
  }
}

/** Compares with what was written, before anything is brought to another shape. */
const refuseDamaged = async (file: string): Promise<void> => {
  const db = await connect({ kind: 'sqlite', file }).catch(noBackup)
  try {
    const { app_key, key_fingerprint, checksums } = await leafletIn(db).catch(noBackup)
    const written: Record<string, string> = JSON.parse(checksums)
    if (app_key !== null && hashToken(app_key) !== key_fingerprint) throw damaged('its key')
    for (const shape of await shapesIn(db))
      if (String(await checksumOf(db, shape)) !== written[shape.name]) throw damaged(shape.name)
  } finally {
    await db.destroy()
  }
}

const damaged = (what: string): BackupRefused =>
  new BackupRefused(`The backup is damaged (${what}): take another, nothing was changed.`)
const noBackup = (): never => {
  throw new BackupRefused('This file is no backup of Kampana, or it is damaged.')
}

const bringBack = async (
  settings: Settings,
  file: string,
  onProgress: TransferProgress | undefined,
): Promise<number> => {
  const source = await openDatabase({ kind: 'sqlite', file })
  try {
    const key = keyFor(settings, await leafletIn(source))
    const target = await openDatabase(settings.database)
    try {
      await refuseInhabited(target)
      const to = { db: target, kind: settings.database.kind }
      const from = { db: source, kind: 'sqlite' } as const
      const { rows } = await transfer(from, to, await shapesIn(source), onProgress)
      if (key !== undefined) keepKeyIn(settings.dataDir, key)
      return rows
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
}

const leafletIn = async (db: Database): Promise<Leaflet> => {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${leaflet}`.execute(db)
  if (rows.length === 0) return noBackup()
  const found =
    await sql<Leaflet>`select app_key, key_fingerprint, checksums from ${sql.table(leaflet)}`.execute(db)
  return required(found.rows[0])
}

/** The key to keep in DATA_DIR; undefined where it is there, or in the settings, already. Throws where another is. */
const keyFor = (settings: Settings, { app_key, key_fingerprint }: Leaflet): string | undefined => {
  const here = settings.appKey ?? keptKeyIn(settings.dataDir)
  if (here === undefined && app_key !== null) return app_key
  if (here === undefined) throw new BackupRefused('This college keeps its key in APP_KEY: set the same here.')
  // Made before the key was changed: what it encrypted is still read.
  if ([here, ...settings.previousKeys].some((key) => hashToken(key) === key_fingerprint)) return undefined
  throw new BackupRefused(
    settings.appKey === undefined
      ? `The key in ${settings.dataDir} is another college's: restore into an empty DATA_DIR.`
      : 'APP_KEY is not the one that this backup was made with.',
  )
}

const refuseInhabited = async (db: Database): Promise<void> => {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
    throw new BackupRefused('There is a college in this database already: restore into an empty one.')
}

const half =
  (onProgress: TransferProgress | undefined, which: 0 | 1): TransferProgress =>
  (done, of) =>
    onProgress?.(which * of + done, of * 2)
