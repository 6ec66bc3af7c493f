/**
 * What a college's own resources and migrations import, as `kampana` (college/import-own-module.ts). Nothing else of the
 * product is promised to them.
 */
import type { Kysely } from 'kysely'
import type { AnyTables } from './crud/table.ts'
import type { Schema as ProductSchema } from './db/schema-builder.ts'

export { action } from '@kampana/shared/custom-action'
export { defineResource } from '@kampana/shared/resource'
/** The kinds of fields and what modifies them; of what else stands there nothing is promised. */
export * from '@kampana/shared/kinds/index'
/** Their names in 0.2.0, which end with 0.5.0 (college/former-names.ts). */
export {
  boolean as yesNo,
  condition as onlyWhen,
  datetime as moment,
  hideFromList as detail,
  reference as one,
  referenceMany as many,
  select as choice,
  showInList as listed,
  tags as names,
} from '@kampana/shared/kinds/index'
export { sql } from 'kysely'

/** What a migration builds with, on either database. */
export type Schema = Pick<ProductSchema, 'id' | 'nullsFirst' | 'indexTrigrams'> & { db: Kysely<AnyTables> }
