import type { MigrationSchema } from '@kampana/engine-server/db/migration-schema'
import type { Tables } from './tables.ts'

/** Tools of the product's migrations. */
export type Schema = MigrationSchema<Tables>
