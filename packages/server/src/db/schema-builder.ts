import type { MigrationSchema } from './migration-schema.ts'
import type { Tables } from './tables.ts'

/** Tools of the product's migrations. */
export type Schema = MigrationSchema<Tables>
