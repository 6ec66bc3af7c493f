import type { Schema } from '../schema-builder.ts'

/**
 * Moves the privacy notice from privacy-notice.md to the contact page's record. The first start fills the columns, even if the
 * record already exists.
 */
export const privacyNotice = async ({ db }: Schema): Promise<void> => {
  for (const column of ['privacy_title', 'privacy_summary', 'privacy'])
    await db.schema.alterTable('contact').addColumn(column, 'text').execute()
}
