import { buildApp } from '@kampana/server/app'
import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../../tests/support/people/accounts.ts'
import { startPostgres } from '../../tests/support/server/postgres.ts'
import { withProduct } from '../measured.ts'
import type { Finding } from '../report.ts'
import { searchable } from '../searchable.ts'
import { vacuum } from '../vacuum.ts'
import { duringBackup } from './backup.ts'
import { writeThreeYears } from './data.ts'
import { listsOfYears } from './lists.ts'
import { sitemapOfYears } from './sitemap.ts'
import { startWithYears } from './start.ts'

/** Measures start, lists, sitemap and backup with three years of data (data.ts), on both databases. */
export const years = async (): Promise<Finding[]> => {
  const postgres = await startPostgres()
  try {
    const findings = await filled({}, async (settings) => [
      ...(await startWithYears(settings)),
      ...(await withProduct(
        async (product) => [
          ...(await listsOfYears('SQLite', product)),
          ...(await sitemapOfYears('SQLite', product)),
          ...(await duringBackup(product, settings)),
        ],
        settings,
      )),
    ])
    const others = await filled({ DATABASE_URL: postgres.url }, (settings) =>
      withProduct(
        async (product) => [
          ...(await listsOfYears('PostgreSQL', product)),
          ...(await sitemapOfYears('PostgreSQL', product)),
        ],
        settings,
      ),
    )
    return [...findings, ...others]
  } finally {
    postgres.stop()
  }
}

type Environment = Readonly<Record<string, string>>

/** Fills a database and its search index, and runs `measure` on it. */
const filled = async (
  database: Environment,
  measure: (settings: Environment) => Promise<Finding[]>,
): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const settings = {
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: administrator.password,
    ...database,
  }
  try {
    // Only creates the first administrator if no account exists.
    await (await buildApp(readSettings(settings))).close()
    const db = await openDatabase(readSettings(settings))
    try {
      await writeThreeYears(db)
      await db.deleteFrom('search_sources').execute()
      await withProduct(() => searchable(db), settings)
      if (database['DATABASE_URL']) await vacuum(database['DATABASE_URL'])
    } finally {
      await db.destroy()
    }
    return await measure(settings)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
