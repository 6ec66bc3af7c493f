import { sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import {
  appliedMigrations,
  collegeHistory,
  loadMigrations,
  migrationNames,
  productHistory,
  type History,
} from './history.ts'
import { dialectOf } from './dialect/dialect-of.ts'
import type { Database, Tables } from './tables.ts'

/** Histories of a database in the order in which they run: the product's, then the college's. */
const histories = (collegeDir: string): readonly [product: History, college: History] => [
  productHistory,
  collegeHistory(collegeDir),
]

/** A newer version of Kampana, or a college with another migration, has migrated the database. */
class DatabaseNewer extends Error {}

/** The database was last opened by a version before 0.3.1. */
class DatabaseOlder extends Error {}

/**
 * Checks a migrated database and throws the reason if it must not be used. `isPending`: the current transaction migrated it.
 */
export type DatabaseCheck = (client: Database, isPending: boolean) => Promise<void>

/**
 * Runs the pending migrations of both histories and then the check, all or nothing. A lock protects nodes that start together.
 * Throws `MigrationFailed`, `DatabaseOlder`, `DatabaseNewer` for a migration that neither history knows, and whatever the
 * check throws.
 */
export const migrate = async (db: Database, collegeDir: string, check: DatabaseCheck): Promise<void> => {
  if (await isNewest(db, collegeDir)) return check(db, false)
  const [product, college] = histories(collegeDir)
  await db.transaction().execute(async (trx) => {
    await dialectOf(trx).lockMigrations(trx)
    await takeBaseline(trx, product)
    await assertKnownMigrations(trx, product, college)
    await migrateHistory(trx, product)
    await migrateHistory(trx, college)
    await check(trx, true)
  })
}

/** True if exactly the migrations of this program and this college have run. */
export const isNewest = async (db: Database, collegeDir: string): Promise<boolean> => {
  for (const history of histories(collegeDir))
    if ((await appliedMigrations(db, history)).join() !== migrationNames(history).join()) return false
  return true
}

const migrateHistory = async (trx: Transaction<Tables>, history: History): Promise<void> => {
  let failure: unknown
  const migrations = await loadMigrations(history, (thrown) => (failure ??= thrown))
  const { error } = await new Migrator({
    db: trx,
    provider: { getMigrations: async () => migrations },
    migrationTableName: history.table,
    migrationLockTableName: history.lockTable,
    // Colleagues merge migrations that they wrote in parallel, with any numbers.
    allowUnorderedMigrations: history !== productHistory,
  }).migrateToLatest()
  // kysely releases its lock in the same transaction, which PostgreSQL rejects after a failed statement. That error hides the
  // reason.
  if (error) throw failure ?? error
}

/** A database that 0.3.1 has opened contains the former history up to here, which is now one migration. */
const [last, baseline] = ['0073-downloads', '0073-baseline']

/** Records the baseline in place of the migrations that it replaces. Rejects a database in which they haven't all run. */
const takeBaseline = async (trx: Transaction<Tables>, product: History): Promise<void> => {
  const applied = await appliedMigrations(trx, product)
  if (applied.length === 0 || applied.includes(baseline)) return
  if (!applied.includes(last))
    throw new DatabaseOlder(
      'it was last used by a version before 0.3.1. Start version 0.3.1 once, then this version',
    )
  const history = sql.table(product.table)
  await sql`delete from ${history} where name < ${last}`.execute(trx)
  await sql`update ${history} set name = ${baseline} where name = ${last}`.execute(trx)
}

const assertKnownMigrations = async (
  trx: Transaction<Tables>,
  product: History,
  college: History,
): Promise<void> => {
  const lastUnknown = async (history: History): Promise<string | undefined> => {
    const known = new Set(migrationNames(history))
    return (await appliedMigrations(trx, history)).findLast((name) => !known.has(name))
  }
  const newer = await lastUnknown(product)
  if (newer !== undefined)
    throw new DatabaseNewer(
      `a newer version of Kampana has migrated it (${newer}). Start that version. If the migration belongs to the college, put its file into ${college.folder}`,
    )
  const missing = await lastUnknown(college)
  if (missing !== undefined)
    throw new DatabaseNewer(
      `the college's migration ${missing} has run, but ${college.folder} has no ${missing}.ts. Restore the file, set COLLEGE_DIR to the folder that has it, or use another database`,
    )
}
