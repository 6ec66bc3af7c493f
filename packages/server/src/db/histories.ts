import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importOwnModule } from '../college/import-own-module.ts'
import type { History } from '@kampana/engine-server/db/history'

/** Histories of a database in the order in which they run: the product's, then the college's. */
export const histories = (collegeDir: string): readonly [product: History, college: History] => [
  productHistory(collegeDir),
  collegeHistory(collegeDir),
]

/** The product's migrations. Released files are never renamed or edited. */
export const productHistory = (collegeDir: string): History => ({
  folder: join(import.meta.dirname, 'migrations'),
  table: DEFAULT_MIGRATION_TABLE,
  lockTable: DEFAULT_MIGRATION_LOCK_TABLE,
  load: (file) => import(pathToFileURL(file).href),
  baseline: {
    name: '0073-baseline',
    last: '0073-downloads',
    tooOld: 'it was last used by a version before 0.3.1. Start version 0.3.1 once, then this version',
  },
  unknown: (name) =>
    `a newer version of Kampana has migrated it (${name}). Start that version. If the migration belongs to the college, put its file into ${collegeMigrations(collegeDir)}`,
})

/** The college's own migrations, in its folder. */
export const collegeHistory = (collegeDir: string): History => {
  const folder = collegeMigrations(collegeDir)
  return {
    folder,
    table: 'college_migrations',
    lockTable: 'college_migrations_lock',
    load: importOwnModule,
    // Colleagues merge migrations that they wrote in parallel, with any numbers.
    isUnordered: true,
    unknown: (name) =>
      `the college's migration ${name} has run, but ${folder} has no ${name}.ts. Restore the file, set COLLEGE_DIR to the folder that has it, or use another database`,
  }
}

const collegeMigrations = (collegeDir: string): string => join(collegeDir, 'migrations')
