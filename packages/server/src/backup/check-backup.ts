import { sql } from 'kysely'
import { connect } from '@kampana/engine-server/db/connect'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { required } from '@kampana/engine-server/required'
import { loadKey } from '../secrets.ts'
import { hashToken } from '@kampana/engine-server/tokens'
import { BackupRefused } from './backup.ts'
import { tableChecksum } from './checksum.ts'
import { packedChecksum } from './college-files.ts'
import { doubtOf, listCode, type PackedCode } from './packed-code.ts'
import { takeSignature } from './signature.ts'
import { collegeFilesTable, metadataTable, readTableColumns } from './table-columns.ts'

/** Metadata stored in a backup. */
export interface Metadata {
  app_key: string | null
  key_fingerprint: string
  checksums: string
}

/** Checks a copy of a backup. Returns the reason why its programs can't be trusted, or undefined. */
export const findDoubt = async (settings: Settings, copy: string): Promise<string | undefined> => {
  const storedKey = loadKey(settings.dataDir)
  const known = [settings.appKey, ...settings.previousKeys, storedKey].filter((key) => key !== undefined)
  const signature = await takeSignature(copy, known)
  if (signature.isThere && signature.key === undefined && known.length > 0)
    throw new BackupRefused(otherSignature)
  return doubtOf(signature, { packedKey: await assertIntact(copy), storedKey })
}

const otherSignature =
  'The signature of this backup does not match any known key: the backup was modified or made with another key. Nothing was changed. Set APP_KEY to the key of the backup, or use another backup.'

/** Throws `BackupRefused` with a list of the programs, unless they are trusted or the operator confirms them. */
export const assertTrusted = async (
  doubt: string | undefined,
  files: PackedCode['files'],
  trust: (code: PackedCode) => Promise<boolean>,
): Promise<void> => {
  if (doubt === undefined || files.length === 0) return
  const code = { files, reason: doubt }
  if (!(await trust(code)))
    throw new BackupRefused(
      `${listCode(code)} If you trust them, restore again with --trust-code. Nothing was changed.`,
    )
}

/** Compares the checksums before anything is migrated. Returns the key in the backup, if there is one. */
const assertIntact = async (file: string): Promise<string | null> => {
  const db = await connect({ kind: 'sqlite', file }).catch(noBackup)
  try {
    const { app_key, key_fingerprint, checksums } = await readMetadata(db).catch(noBackup)
    const written: Record<string, string> = JSON.parse(checksums)
    if (app_key !== null && hashToken(app_key) !== key_fingerprint) throw damaged('the key')
    for (const shape of await readTableColumns(db))
      if (String(await tableChecksum(db, shape)) !== written[shape.name]) throw damaged(shape.name)
    const packed = await packedChecksum(db)
    if (packed?.toString() !== written[collegeFilesTable.name]) throw damaged('the college’s folder')
    return app_key
  } finally {
    await db.destroy()
  }
}

const damaged = (what: string): BackupRefused =>
  new BackupRefused(`The backup is damaged (${what}). Nothing was changed. Use another backup.`)
const noBackup = (): never => {
  throw new BackupRefused('This file is not a backup of Kampana, or is damaged. Nothing was changed.')
}

export const readMetadata = async (db: Database): Promise<Metadata> => {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${metadataTable}`.execute(db)
  if (rows.length === 0) return noBackup()
  const found =
    await sql<Metadata>`select app_key, key_fingerprint, checksums from ${sql.table(metadataTable)}`.execute(
      db,
    )
  return required(found.rows[0])
}
