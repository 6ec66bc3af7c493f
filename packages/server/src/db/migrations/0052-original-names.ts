import type { Schema } from '../schema-builder.ts'

/** Adds what an uploaded file was called, with all of its letters. */
export const originalNames = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('files').addColumn('original_name', 'text').execute()
}
