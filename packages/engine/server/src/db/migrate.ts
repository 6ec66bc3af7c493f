import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { dialectOf } from './dialect/dialect-of.ts'
import type { EngineDatabase, EngineTransaction } from './engine-tables.ts'
import { appliedMigrations, loadMigrations, migrationNames, type History } from './history.ts'

/** A database that this program, or this college's folder, can't use; the message says what to do. */
class MigrationsDiffer extends Error {}

/**
 * Checks a migrated database and throws the reason if it must not be used. `isPending`: the current transaction migrated it.
 */
export type DatabaseCheck = (client: EngineDatabase, isPending: boolean) => Promise<void>

/**
 * Runs the pending migrations of all histories in order and then the check, all or nothing. A lock protects nodes that start
 * together. Throws `MigrationFailed`, `MigrationsDiffer` for a database that is too old or has a migration that no history
 * knows, and whatever the check throws.
 */
export const migrate = async (
  db: EngineDatabase,
  histories: readonly History[],
  check: DatabaseCheck,
): Promise<void> => {
  if (await isNewest(db, histories)) return check(db, false)
  await db.transaction().execute(async (trx) => {
    await dialectOf(trx).lockMigrations(trx)
    for (const history of histories) await takeBaseline(trx, history)
    for (const history of histories) await assertKnownMigrations(trx, history)
    for (const history of histories) await migrateHistory(trx, history)
    await check(trx, true)
  })
}

/** True if exactly the migrations of these histories have run. */
export const isNewest = async (db: EngineDatabase, histories: readonly History[]): Promise<boolean> => {
  for (const history of histories)
    if ((await appliedMigrations(db, history)).join() !== migrationNames(history).join()) return false
  return true
}

const migrateHistory = async (trx: EngineTransaction, history: History): Promise<void> => {
  let failure: unknown
  const migrations = await loadMigrations(history, (thrown) => (failure ??= thrown))
  const { error } = await new Migrator({
    db: trx,
    provider: { getMigrations: async () => migrations },
    migrationTableName: history.table,
    migrationLockTableName: history.lockTable,
    allowUnorderedMigrations: history.isUnordered ?? false,
  }).migrateToLatest()
  // kysely releases its lock in the same transaction, which PostgreSQL rejects after a failed statement. That error hides the
  // reason.
  if (error) throw failure ?? error
}

/** Records the baseline in place of the migrations that it replaces. Rejects a database in which they haven't all run. */
const takeBaseline = async (trx: EngineTransaction, history: History): Promise<void> => {
  const { baseline } = history
  const applied = await appliedMigrations(trx, history)
  if (!baseline || applied.length === 0 || applied.includes(baseline.name)) return
  if (!applied.includes(baseline.last)) throw new MigrationsDiffer(baseline.tooOld)
  const table = sql.table(history.table)
  await sql`delete from ${table} where name < ${baseline.last}`.execute(trx)
  await sql`update ${table} set name = ${baseline.name} where name = ${baseline.last}`.execute(trx)
}

const assertKnownMigrations = async (trx: EngineTransaction, history: History): Promise<void> => {
  const known = new Set(migrationNames(history))
  const unknown = (await appliedMigrations(trx, history)).findLast((name) => !known.has(name))
  if (unknown !== undefined) throw new MigrationsDiffer(history.unknown(unknown))
}
