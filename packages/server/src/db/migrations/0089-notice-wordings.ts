import type { Schema } from '../schema-builder.ts'

/** What was announced, which is told in both languages, and the language of a notice's own words. */
export const noticeWordings = async ({ db }: Schema): Promise<void> => {
  for (const column of ['announced', 'language'])
    await db.schema.alterTable('class_status').addColumn(column, 'text').execute()
}
