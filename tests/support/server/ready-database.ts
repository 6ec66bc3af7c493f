import { buildApp } from '@kampana/server/app'
import { readSettings, type Settings } from '@kampana/server/env'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { collegeKey, password } from '../people/accounts.ts'
import { freshDatabase, type FreshDatabase } from './fresh-database.ts'

/**
 * Creates a database with tables, first administrator and indexed pages. A worker prepares these once, and copies them with
 * their key for each test. With SQLite, the copy is in `dataDir`.
 */
export const readyDatabase = async (
  dataDir: string,
  collegeDir = collegeDirectory,
): Promise<FreshDatabase> => {
  const model = models.get(collegeDir) ?? makeModel(collegeDir)
  models.set(collegeDir, model)
  const { database } = await model
  writeFileSync(join(dataDir, 'app.key'), collegeKey)
  if (database.kind === 'postgres') return freshDatabase(nameOf(database.url))
  copyFileSync(database.file, join(dataDir, 'kampana.sqlite'))
  return { url: undefined, drop: async () => undefined }
}

/** Prepared databases by college folder. */
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
    ADMIN_PASSWORD: password,
    APP_KEY: collegeKey,
  })
  await (await buildApp(settings)).close()
  return settings
}

const nameOf = (url: string): string => url.split('/').at(-1)!
