/**
 * What a college's own resources and migrations import, as `kampana` (college/import-own-module.ts). Nothing else of the
 * product is promised to them.
 */
import type { Kysely } from 'kysely'
import type { AnyTables } from './crud/table.ts'
import type { Schema as ProductSchema } from './db/schema-builder.ts'

export { action } from '@kampana/shared/custom-action'
export { defineResource } from '@kampana/shared/resource'
export {
  boolean,
  condition,
  datetime,
  day,
  email,
  file,
  hideFromList,
  longText,
  money,
  number,
  optional,
  picture,
  readOnly,
  reference,
  referenceMany,
  richText,
  select,
  showInList,
  tags,
  text,
  url,
} from '@kampana/shared/kinds/index'
export { sql } from 'kysely'

/** What a migration builds with, on either database. */
export type Schema = Pick<ProductSchema, 'id' | 'nullsFirst' | 'indexTrigrams'> & { db: Kysely<AnyTables> }
