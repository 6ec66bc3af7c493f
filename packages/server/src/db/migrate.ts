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

/** The histories of a database in the order in which they run: the product's, then the college's. */
const histories = (collegeDir: string): readonly [product: History, college: History] => [
  productHistory,
  collegeHistory(collegeDir),
]

/** A newer version of the program, or a college with another migration, has migrated the database. */
class DatabaseNewer extends Error {}

/** A version before 0.3.1 was the last that has opened the database. */
class DatabaseOlder extends Error {}

/** Checks a migrated database, and throws why it must not be used. `isPending`: this transaction has just migrated it. */
export type DatabaseCheck = (client: Database, isPending: boolean) => Promise<void>

/**
 * Runs the pending migrations of both histories, then the check, all or nothing, under a lock for nodes that start together.
 * Throws `MigrationFailed`, `DatabaseOlder`, `DatabaseNewer` for a migration that neither history knows, and what the check throws.
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

/** Whether exactly the migrations of this program and this college have run. */
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
    // A college merges what its people wrote side by side, under whatever numbers.
    allowUnorderedMigrations: history !== productHistory,
  }).migrateToLatest()
  // kysely gives its lock back in the same transaction, which PostgreSQL refuses after a failed statement: that is no reason.
  if (error) throw failure ?? error
}

/** What a database has that 0.3.1 has opened: the product's history up to there is one migration now. */
const [last, baseline] = ['0073-downloads', '0073-baseline']

/** Writes the baseline in place of the migrations that it stands for. A database in which they haven't all run is refused. */
const takeBaseline = async (trx: Transaction<Tables>, product: History): Promise<void> => {
  const applied = await appliedMigrations(trx, product)
  if (applied.length === 0 || applied.includes(baseline)) return
  if (!applied.includes(last))
    throw new DatabaseOlder('it is of a version before 0.3.1; start 0.3.1 with it once, then this version')
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
      `a newer version of Kampana has changed it (${newer}); start that version, or put the file into ${college.folder} if it is the college's own`,
    )
  const missing = await lastUnknown(college)
  if (missing !== undefined)
    throw new DatabaseNewer(
      `the college's migration ${missing} has run, and ${college.folder} has no ${missing}.ts; put it back, set COLLEGE_DIR to the folder that has it, or DATA_DIR or DATABASE_URL to another database`,
    )
}
