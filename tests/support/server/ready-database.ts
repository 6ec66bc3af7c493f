import { buildApp } from '@kampana/server/app'
import { openDatabase } from '@kampana/server/db/open'
import { readSettings, type Settings } from '@kampana/server/env'
import { table } from '@kampana/server/crud/table'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { ask, freshDatabase, type FreshDatabase } from './fresh-database.ts'

/**
 * A database that nobody has used: its tables are made and the pages' words known, which every start would do anew.
 * That is done once for a worker, and copied. With SQLite the copy is in `dataDir`.
 */
export const readyDatabase = async (
  dataDir: string,
  collegeDir = collegeDirectory,
): Promise<FreshDatabase> => {
  const model = models.get(collegeDir) ?? makeModel(collegeDir)
  models.set(collegeDir, model)
  const { database } = await model
  if (database.kind === 'postgres') return freshDatabase(nameOf(database.url))
  copyFileSync(database.file, join(dataDir, 'kampana.sqlite'))
  return { url: undefined, drop: async () => undefined }
}

/** By the folder of the college. */
const models = new Map<string, Promise<Settings>>()

const makeModel = async (collegeDir: string): Promise<Settings> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-model-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { url } = await freshDatabase()
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: url,
    COLLEGE_DIR: collegeDir,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  })
  await (await buildApp(settings)).close()
  await forgetPeople(settings)
  return settings
}

/** Children before their parents. */
const made = ['user_roles', 'role_permissions', 'users', 'roles', 'permissions']

const forgetPeople = async (settings: Settings): Promise<void> => {
  const { database } = settings
  if (database.kind === 'postgres') {
    // To truncate them would take along what refers to them, as pages do to roles.
    const emptied = made.map((name) => `delete from ${name}`)
    const anew = ['users', 'roles', 'permissions'].map((name) => `alter sequence ${name}_id_seq restart`)
    return ask([...emptied, ...anew].join('; '), database.url)
  }
  const db = await openDatabase(settings)
  for (const name of [...made, 'sqlite_sequence']) await table(db).deleteFrom(name).execute()
  await db.destroy()
}

const nameOf = (url: string): string => url.split('/').at(-1)!
