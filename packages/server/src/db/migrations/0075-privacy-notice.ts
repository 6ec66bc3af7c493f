import type { Schema } from '../schema-builder.ts'

/**
 * The privacy notice, which was privacy-notice.md of the college's folder, is a part of the contact page's record, which shows it. The
 * first start fills it from there, whether the record was filled before or not.
 */
export const privacyNotice = async ({ db }: Schema): Promise<void> => {
  for (const column of ['privacy_title', 'privacy_summary', 'privacy'])
    await db.schema.alterTable('contact').addColumn(column, 'text').execute()
}
