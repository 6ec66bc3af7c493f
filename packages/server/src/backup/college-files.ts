import { sql, type Transaction } from 'kysely'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database, Tables } from '../db/tables.ts'
import { makeFolder } from '@kampana/engine-server/folder'
import { table } from '@kampana/engine-server/records/table'
import { createChecksum, tableChecksum } from './checksum.ts'
import { readTableRows } from './rows.ts'
import { collegeFilesTable } from './table-columns.ts'

/** Adds a college's folder to a backup. Returns its checksum. */
export const packCollege = (db: Database, folder: string): Promise<bigint> =>
  db.transaction().execute(async (trx) => {
    await createTable(trx)
    const sum = createChecksum()
    for (const path of listFiles(folder)) {
      const row = { path, content: readFileSync(join(folder, path)) }
      sum.add(collegeFilesTable, row)
      await table(trx).insertInto(collegeFilesTable.name).values(row).execute()
    }
    return sum.value()
  })

/** Checksum of the folder in a backup; undefined in backups from before 0.3.1. */
export const packedChecksum = async (db: Database): Promise<bigint | undefined> =>
  (await hasCollege(db)) ? tableChecksum(db, collegeFilesTable) : undefined

/** Checksum that a folder would have in a backup; undefined if it contains no file. */
export const folderChecksum = (folder: string): bigint | undefined => {
  const paths = listFiles(folder)
  const sum = createChecksum()
  for (const path of paths) sum.add(collegeFilesTable, { path, content: readFileSync(join(folder, path)) })
  return paths.length === 0 ? undefined : sum.value()
}

/** Writes the folder in a backup to disk. */
export const unpackCollege = async (db: Database, folder: string): Promise<void> => {
  for await (const rows of readTableRows(db, collegeFilesTable))
    for (const { path, content } of rows) {
      const file = join(folder, safePath(String(path)))
      makeFolder(dirname(file))
      writeFileSync(file, content as Uint8Array)
      // Unlike a backup, these files are no secret: other users may serve or commit them.
      chmodSync(dirname(file), 0o755)
      chmodSync(file, 0o644)
    }
}

/** Moves an unpacked folder to its destination: as a whole, or file by file if that is another disk. */
export const restoreCollege = (unpacked: string, folder: string): void => {
  try {
    renameSync(unpacked, folder)
  } catch {
    cpSync(unpacked, folder, { recursive: true })
  }
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const createTable = (trx: Transaction<Tables>) =>
  sql`create table ${sql.table(collegeFilesTable.name)} (path text primary key, content blob not null)`.execute(
    trx,
  )

const hasCollege = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${collegeFilesTable.name}`.execute(db)
  return rows.length > 0
}

/** Files of a folder, sorted, without hidden files (`.git`), installed packages and links. */
const listFiles = (folder: string, under = ''): string[] => {
  if (!existsSync(join(folder, under))) return []
  return readdirSync(join(folder, under), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(under, entry.name)
      if (entry.isDirectory()) return listFiles(folder, path)
      return entry.isFile() ? [path] : []
    })
    .sort()
}

/** A manipulated backup must not write outside of the folder. */
const safePath = (path: string): string => {
  if (path.startsWith('/') || path.split('/').includes('..'))
    throw new Error(`${path} is outside the folder.`)
  return path
}
