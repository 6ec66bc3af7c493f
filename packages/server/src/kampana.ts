/**
 * Exports of `kampana` for a college's own resources and migrations (college/import-own-module.ts). No other module of the
 * product has a stable interface.
 */
import type { Kysely } from 'kysely'
import type { AnyTables } from '@kampana/engine-server/records/table'
import type { Schema as ProductSchema } from './db/schema-builder.ts'

export { action } from '@kampana/engine-declare/custom-action'
export { defineResource } from '@kampana/engine-declare/resource'
/** Kinds of fields and their modifiers. The other exports of this module aren't stable. */
export * from '@kampana/engine-declare/kinds/index'
/** Names of 0.2.0, which 0.5.0 removes (college/former-names.ts). */
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
} from '@kampana/engine-declare/kinds/index'
export { sql } from 'kysely'

/** Schema builder for migrations, for either database. */
export type Schema = Pick<ProductSchema, 'id' | 'nullsFirst' | 'indexTrigrams'> & { db: Kysely<AnyTables> }
