import type { Schema } from '../schema-builder.ts'

/** Adds to slides their words and link, their first and last day, and whether they are hidden. */
export const shownSlides = async ({ db }: Schema): Promise<void> => {
  for (const column of ['words', 'link', 'from', 'until'])
    await db.schema.alterTable('slides').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('slides')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
