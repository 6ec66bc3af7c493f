import type { Schema } from '../schema-builder.ts'

/** Type of announcement, which is worded in both languages, and the language of the notice's own text. */
export const noticeWordings = async ({ db }: Schema): Promise<void> => {
  for (const column of ['announced', 'language'])
    await db.schema.alterTable('class_status').addColumn(column, 'text').execute()
}
