import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
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

/** Brings the database to the newest shape, all or nothing; nodes that start together take turns. */
export const migrate = async (db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<void> => {
  const migrations: Record<string, Migration> = {}
  for (const name of history()) {
    const up = await migration(name)
    migrations[name] = { up: (trx: Kysely<Tables>) => up(schemaFor(trx, kind)) }
  }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) throw error
}

/** What a migration's file exports: one function, whatever it is called. */
const migration = async (name: string): Promise<(schema: Schema) => Promise<void>> => {
  const exported = (await import(pathToFileURL(join(migrationsFolder, `${name}.ts`)).href)) as object
  const [up, more] = Object.values(exported) as unknown[]
  if (typeof up !== 'function' || more !== undefined)
    throw new Error(`The migration ${name} must export one function and nothing else.`)
  return up as (schema: Schema) => Promise<void>
}
