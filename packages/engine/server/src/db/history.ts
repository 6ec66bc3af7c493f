import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineDatabase } from './engine-tables.ts'
import { createSchema, type MigrationSchema } from './migration-schema.ts'

/** An ordered history of migrations: a folder of files `NNNN-title.ts`, and the table of those that have run. */
export interface History {
  folder: string
  table: string
  lockTable: string
  /** Imports a file by its path. */
  load: (file: string) => Promise<object>
  /** Allows a new migration with a lower number than the last one that has run. */
  isUnordered?: boolean
  /** A migration that replaces the earlier ones, of which `last` was the last, and the refusal of an older database. */
  baseline?: { name: string; last: string; tooOld: string }
  /** Refusal of a database in which a migration has run that the folder lacks. */
  unknown: (migration: string) => string
}

/** A migration that failed to load or run; the message names its file. */
export class MigrationFailed extends Error {}

/** Names of the files in a history's folder, ordered by number. */
export const migrationNames = ({ folder }: History): string[] => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : []
  const unnumbered = files.find((file) => !/^\d{4}-.+\.ts$/.test(file))
  if (unnumbered !== undefined)
    throw new MigrationFailed(
      `the name of ${join(folder, unnumbered)} must start with four digits, such as 0001-rooms.ts`,
    )
  return files.map((file) => file.replace(/\.ts$/, '')).sort()
}

/** Names of the migrations that have run, sorted. */
export const appliedMigrations = async (db: EngineDatabase, { table }: History): Promise<string[]> => {
  const names = sql<{ name: string }>`select name from ${sql.table(table)}`
  const read = async () => (await names.execute(db)).rows.map(({ name }) => name).sort()
  if (db.isTransaction) return (await hasTable(db, table)) ? read() : []
  // The table nearly always exists, and reading it is faster than introspection.
  return read().catch(async () => ((await hasTable(db, table)) ? read() : []))
}

/** Loads a history's migrations. A failing one names its file and calls `onFailure`. */
export const loadMigrations = async (
  history: History,
  onFailure: (failure: unknown) => void,
): Promise<Record<string, Migration>> => {
  const migrations: Record<string, Migration> = {}
  for (const name of migrationNames(history)) {
    const file = join(history.folder, `${name}.ts`)
    const step = await loadStep(file, history)
    const up: Migration['up'] = async (trx: EngineDatabase) => {
      try {
        await step(createSchema(trx)).catch(failIn(file))
      } catch (failure) {
        onFailure(failure)
        throw failure
      }
    }
    migrations[name] = { up }
  }
  return migrations
}

/** A migration of tables or data. */
type Step = (schema: MigrationSchema) => Promise<void>

/** Loads a migration file, which exports one function of any name. */
const loadStep = async (file: string, { load }: History): Promise<Step> => {
  const [up, more]: unknown[] = Object.values(await load(file).catch(failIn(file)))
  if (typeof up !== 'function' || more !== undefined)
    throw new MigrationFailed(`${file} must export exactly one function`)
  // A function without `async` may throw synchronously.
  return async (schema) => (up as Step)(schema)
}

const failIn =
  (file: string) =>
  (cause: unknown): never => {
    throw new MigrationFailed(`${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }

const hasTable = async (db: EngineDatabase, name: string): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some((table) => table.name === name)
}
