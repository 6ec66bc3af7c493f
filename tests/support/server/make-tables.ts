import { createSchema } from '@kampana/engine-server/db/migration-schema'
import type { Schema } from '@kampana/server/db/schema-builder'
import type { Resource } from '@kampana/engine-declare/resource'
import { stripTypeScriptTypes } from 'node:module'
import { migrationSource } from '../../../scripts/migration-source.ts'
import type { College } from '../people/college.ts'

/** Creates a resource's tables in a college's database, with the migration of `pnpm kampana resource`. */
export const makeTables = async ({ database }: College, resource: Resource): Promise<void> => {
  const source = stripTypeScriptTypes(migrationSource(resource))
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as Record<string, (schema: Schema) => Promise<void>>
  for (const migrate of Object.values(module)) await database((db) => migrate(createSchema(db)))
}
