import { buildApp } from '@kampana/server/app'
import { restoreBackup } from '@kampana/server/backup/restore'
import { openDatabase } from '@kampana/server/db/open'
import type { Database } from '@kampana/server/db/tables'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { mailbox } from '../people/mailbox.ts'
import { freshDatabase } from '../server/fresh-database.ts'
import {
  earlierRelease,
  putBackup,
  putDatabase,
  putExported,
  type FixtureVersion,
} from './earlier-release.ts'

/** A day after the fixtures were created, and before their scheduled publications. */
const advent = new Date('2026-11-29T00:00:00Z')

/** The college of a fixture on this run's database. Each start runs the current version. */
export const upgraded = async (version: FixtureVersion) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-waiting-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const mail = await mailbox()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    APP_KEY: earlierRelease.key,
    COLLEGE_DIR: putExported(dataDir),
    MAIL_URL: mail.url,
  }
  if (inject('database') === 'sqlite') putDatabase(dataDir, version)
  else await restoreBackup(readSettings(env), putBackup(dataDir, version))
  const clock = { now: advent }
  const start = async (...args: string[]) => {
    const app = await buildApp(readSettings(env, args), { now: () => clock.now })
    onTestFinished(() => app.close())
    return app
  }
  const query = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase(readSettings(env))
    return work(db).finally(() => db.destroy())
  }
  return { start, clock, mail, query }
}
