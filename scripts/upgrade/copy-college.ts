import { describePlaces } from '../run-command.ts'
import { databaseFile } from '@kampana/engine-server/db/connect'
import { readSettings, type Settings } from '@kampana/server/env'
import SQLite from 'better-sqlite3'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Folders of the current and the new version, and the college's settings. */
interface Versions {
  current: string
  fresh: string
  of?: Environment
}

/** Copy of a college for the smoke test: settings of a server on the copy, and a description for the operator. */
export interface CollegeCopy {
  env: Environment
  description: string
}

/**
 * Copies the college's database and key into an empty DATA_DIR, where the new version runs its migrations first. Copies a SQLite
 * file. For PostgreSQL, the current version makes a backup and the new version restores it. If there is no database yet, the copy
 * stays empty.
 */
export const copyCollege = async (
  dataDir: string,
  { current, fresh, of = process.env }: Versions,
): Promise<CollegeCopy> => {
  const settings = readSettings(of)
  const names = ['COLLEGE_DIR', 'APP_KEY', 'APP_PREVIOUS_KEYS', 'TIME_ZONE']
  const env = { ...Object.fromEntries(names.map((name) => [name, of[name]])), DATA_DIR: dataDir }
  const file = databaseFile(settings.database)
  const copied =
    file !== undefined ? await copyFile(file, dataDir) : await copyRows(env, { current, fresh, of })
  if (copied) copyKey(settings, dataDir)
  return {
    env,
    description: `Testing on ${copied ? 'a copy' : 'an empty database instead'} of this college. ${describePlaces(settings)}`,
  }
}

const copyFile = async (file: string, dataDir: string): Promise<boolean> => {
  if (!existsSync(file)) return false
  const source = new SQLite(file, { readonly: true })
  await source.backup(join(dataDir, 'kampana.sqlite')).finally(() => source.close())
  return true
}

/** Copies a PostgreSQL database. Returns false if the current version is too old for `--copy`. */
const copyRows = async (
  env: Environment & { DATA_DIR: string },
  { current, fresh, of = process.env }: Versions,
): Promise<boolean> => {
  // Next to DATA_DIR: root only changes the owner of an empty folder.
  const file = `${env.DATA_DIR}.kampana`
  try {
    const copied = await run(process.execPath, ['scripts/backup.ts', '--copy', file], {
      cwd: current,
      env: of,
    })
    if (copied.code !== 0) return false
    const { code, output } = await run(process.execPath, ['scripts/restore.ts', file, '--trust-code'], {
      cwd: fresh,
      // If root runs the upgrade, an unprivileged user restores the copy.
      env: { PATH: process.env['PATH'], KAMPANA_USER: 'nobody', ...env },
    })
    if (code !== 0) throw new Error(output)
    return true
  } finally {
    rmSync(file, { force: true })
  }
}

const copyKey = ({ dataDir: from }: Settings, to: string): void => {
  const [key, copy] = [join(from, 'app.key'), join(to, 'app.key')]
  if (existsSync(key) && !existsSync(copy)) copyFileSync(key, copy)
}
