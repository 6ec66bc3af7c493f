import type { Schema } from '../schema-builder.ts'

/** Who asks for the publication of a change of the website, and what was said when it was sent back. */
export const reviewOfPages = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('content_changes').addColumn('asked_by', 'integer').execute()
  await db.schema.alterTable('content_changes').addColumn('review_note', 'text').execute()
}
