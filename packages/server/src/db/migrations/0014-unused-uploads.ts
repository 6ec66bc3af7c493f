import type { Schema } from '../schema-builder.ts'

/** Adds since when an upload is unused; null while something shows it. */
export const unusedUploads = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('media').addColumn('unused_since', 'text').execute()
  await db.schema.alterTable('files').addColumn('unused_since', 'text').execute()
}
