import type { Schema } from '../schema-builder.ts'

/** Since when nothing has shown an upload; none while something does. */
export const unusedUploads = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('media').addColumn('unused_since', 'text').execute()
  await db.schema.alterTable('files').addColumn('unused_since', 'text').execute()
}
