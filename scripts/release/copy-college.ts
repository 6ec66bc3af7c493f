import { describePlaces } from '../run-command.ts'
import { databaseFile } from '@kampana/server/db/connect'
import { readSettings, type Settings } from '@kampana/server/env'
import SQLite from 'better-sqlite3'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The folders of the release that runs now and of the new one, and the settings of the college. */
interface Proof {
  current: string
  fresh: string
  of?: Environment
}

/** A college for the proof: settings of a server that works on a copy, and a sentence that says of what. */
export interface CollegeCopy {
  env: Environment
  told: string
}

/**
 * Copies the database of the settings, and its key, into an empty DATA_DIR, so that a release is proved on what it will find: its
 * migrations run there first. SQLite is copied as it is; PostgreSQL as a backup by the release that runs now, which the new one
 * restores. Where there is no college yet, the proof is a start of an empty one.
 */
export const copyCollege = async (
  dataDir: string,
  { current, fresh, of = process.env }: Proof,
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
    told: `${copied ? 'A copy of this' : 'An empty database instead of this'}: ${describePlaces(settings)}`,
  }
}

const copyFile = async (file: string, dataDir: string): Promise<boolean> => {
  if (!existsSync(file)) return false
  const source = new SQLite(file, { readonly: true })
  await source.backup(join(dataDir, 'kampana.sqlite')).finally(() => source.close())
  return true
}

/** False where the release that runs, of before this command, can't copy without counting it as a backup. */
const copyRows = async (
  env: Environment & { DATA_DIR: string },
  { current, fresh, of = process.env }: Proof,
): Promise<boolean> => {
  // Beside the folder, which root gives away only while it is empty.
  const file = `${env.DATA_DIR}.kampana`
  try {
    const copied = await run(process.execPath, ['scripts/backup.ts', '--copy', file], {
      cwd: current,
      env: of,
    })
    if (copied.code !== 0) return false
    const { code, output } = await run(process.execPath, ['scripts/restore.ts', file, '--trust-code'], {
      cwd: fresh,
      // Root's copy is restored by whoever may do nothing else.
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
