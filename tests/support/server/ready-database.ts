import { buildApp } from '@kampana/server/app'
import { openDatabase } from '@kampana/server/db/open'
import { readSettings, type Settings } from '@kampana/server/env'
import { table } from '@kampana/server/crud/table'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, freshDatabase, type FreshDatabase } from './fresh-database.ts'

/**
 * A database that nobody has used: its tables are made and the pages' words known, which every start would do anew.
 * That is done once for a worker, and copied. With SQLite the copy is in `dataDir`.
 */
export const readyDatabase = async (dataDir: string): Promise<FreshDatabase> => {
  const { database } = await (model ??= makeModel())
  if (database.kind === 'postgres') return freshDatabase(nameOf(database.url))
  copyFileSync(database.file, join(dataDir, 'kampana.sqlite'))
  return { url: undefined, drop: async () => undefined }
}

let model: Promise<Settings> | undefined

const makeModel = async (): Promise<Settings> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-model-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { url } = await freshDatabase()
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'silent' })
  await (await buildApp(settings)).close()
  await forgetPeople(settings)
  return settings
}

/** Children before their parents. */
const made = ['user_roles', 'role_permissions', 'users', 'roles', 'permissions']

const forgetPeople = async ({ database }: Settings): Promise<void> => {
  if (database.kind === 'postgres')
    return ask(`truncate ${made.join(', ')} restart identity cascade`, database.url)
  const db = await openDatabase(database)
  for (const name of [...made, 'sqlite_sequence']) await table(db).deleteFrom(name).execute()
  await db.destroy()
}

const nameOf = (url: string): string => url.split('/').at(-1)!
