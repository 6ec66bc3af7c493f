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
import type { DatabaseKind } from './schema-builder.ts'
import type { Database, Tables } from './tables.ts'

/** The histories of a database in the order in which they run: the product's, then the college's. */
const histories = (collegeDir: string): readonly [product: History, college: History] => [
  productHistory,
  collegeHistory(collegeDir),
]

/** A newer version of the program, or a college with another migration, has migrated the database. */
class DatabaseNewer extends Error {}

/**
 * Runs the pending migrations of both histories, all or nothing, under a lock for nodes that start together. Throws
 * `MigrationFailed`, and `DatabaseNewer` where a migration has run that neither history knows.
 */
export const migrate = async (db: Database, kind: DatabaseKind, collegeDir: string): Promise<void> => {
  if (await isNewest(db, collegeDir)) return
  const [product, college] = histories(collegeDir)
  await db.transaction().execute(async (trx) => {
    await lockMigrations(trx, kind)
    await moveCollegeMigrations(trx, product, college)
    await assertKnownMigrations(trx, product, college)
    await migrateHistory(trx, kind, product)
    await migrateHistory(trx, kind, college)
  })
}

/** Whether exactly the migrations of this program and this college have run. */
export const isNewest = async (db: Database, collegeDir: string): Promise<boolean> => {
  for (const history of histories(collegeDir))
    if ((await appliedMigrations(db, history)).join() !== migrationNames(history).join()) return false
  return true
}

const migrateHistory = async (
  trx: Transaction<Tables>,
  kind: DatabaseKind,
  history: History,
): Promise<void> => {
  const migrations = await loadMigrations(history, kind)
  const { error } = await new Migrator({
    db: trx,
    provider: { getMigrations: async () => migrations },
    migrationTableName: history.table,
    migrationLockTableName: history.lockTable,
    // A college merges what its people wrote side by side, under whatever numbers.
    allowUnorderedMigrations: history !== productHistory,
  }).migrateToLatest()
  if (error) throw error
}

/** The lock's id, any number that nothing else in this database uses. */
const lockId = 5_262_673

/** Makes another process that migrates the same database wait until this transaction ends. */
const lockMigrations = async (trx: Transaction<Tables>, kind: DatabaseKind): Promise<void> => {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(trx)
  else {
    // SQLite locks the file at a transaction's first write.
    await trx.schema.createTable('migration_turn').addColumn('taken', 'integer').execute()
    await trx.schema.dropTable('migration_turn').execute()
  }
}

/** Moves a college's migrations that ran when there was one history into the college's own, where its folder has them. */
const moveCollegeMigrations = async (
  trx: Transaction<Tables>,
  product: History,
  college: History,
): Promise<void> => {
  const known = new Set(migrationNames(product))
  const own = new Set(migrationNames(college))
  const moved = (await appliedMigrations(trx, product)).filter((name) => own.has(name) && !known.has(name))
  if (moved.length === 0) return
  const [from, to] = [sql.table(product.table), sql.table(college.table)]
  await sql`create table if not exists ${to} (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
    trx,
  )
  await sql`insert into ${to} select name, timestamp from ${from} where name in (${sql.join(moved)})`.execute(
    trx,
  )
  await sql`delete from ${from} where name in (${sql.join(moved)})`.execute(trx)
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
