import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { schemaFor, type Schema } from './schema-builder.ts'
import type { Tables } from './tables.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * The names of the database's history: the files in `migrations/`, by their numbers. A name is never changed and a file
 * never edited once it has been released.
 */
export const history = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((file) => /^\d{4}-.+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()

/** The database has been brought to a shape that this program doesn't know. */
export class DatabaseNewer extends Error {}

/** A step of the history: changes tables, and what is in them. */
export type Step = (schema: Schema) => Promise<void>

/**
 * Brings the database to the newest shape, all or nothing; nodes that start together take turns. Throws `DatabaseNewer`
 * where a newer program has been at it.
 */
export const migrate = async (
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  steps?: Readonly<Record<string, Step>>,
): Promise<void> => {
  if (!steps && (await isNewest(db))) return
  const known = steps ?? (await released())
  const getMigrations = async (): Promise<Record<string, Migration>> =>
    Object.fromEntries(
      Object.entries(known).map(([name, step]) => [
        name,
        { up: (trx: Kysely<Tables>) => step(schemaFor(trx, kind)) },
      ]),
    )
  const toLatest = async (db: Kysely<Tables>): Promise<void> => {
    await refuseNewer(db, known)
    const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
    if (error) throw error
  }
  // On PostgreSQL the migrator itself makes nodes wait for each other, and begins its transaction.
  await (kind === 'postgres' ? toLatest(db) : withMigrationLock(db, toLatest))
}

/** In a transaction that begins with a write, so that another process that migrates the same file waits here. */
const withMigrationLock = (db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.schema.createTable('migration_turn').addColumn('taken', 'integer').execute()
    await trx.schema.dropTable('migration_turn').execute()
    await work(trx)
  })

/** Whether a database has this program's shape, neither an older nor a newer one. */
export const isNewest = async (db: Kysely<Tables>): Promise<boolean> =>
  (await taken(db)).toSorted().join() === history().join()

const refuseNewer = async (db: Kysely<Tables>, known: Readonly<Record<string, Step>>): Promise<void> => {
  const newest = (await taken(db))
    .filter((name) => !(name in known))
    .sort()
    .at(-1)
  if (newest !== undefined)
    throw new DatabaseNewer(`a newer version of Kampana has changed it (${newest}); start that version`)
}

/** The steps that a database has taken. */
const taken = async (db: Kysely<Tables>): Promise<string[]> => {
  const names = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`
  const read = async () => (await names.execute(db)).rows.map(({ name }) => name)
  // Nearly always it is there, and looking for it among all tables takes longer than reading it.
  return read().catch(async () => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    // Another node may have made it in between.
    return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE) ? read() : []
  })
}

const released = async (): Promise<Record<string, Step>> => {
  const steps: Record<string, Step> = {}
  for (const name of history()) steps[name] = await migration(name)
  return steps
}

/** What a migration's file exports: one function, whatever it is called. */
const migration = async (name: string): Promise<Step> => {
  const exported: object = await import(pathToFileURL(join(migrationsFolder, `${name}.ts`)).href)
  const [up, more]: unknown[] = Object.values(exported)
  if (typeof up !== 'function' || more !== undefined)
    throw new Error(`The migration ${name} must export one function and nothing else.`)
  return up as Step
}
