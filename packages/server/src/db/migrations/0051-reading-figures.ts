import type { Schema } from '../schema-builder.ts'

/** How often pages were read, hosts linked here and words were searched in vain, by day. */
export const readingFigures = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('reading_figures')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reading_figures_key', ['kind', 'day', 'name'])
    .execute()
  await db.schema
    .createIndex('reading_figures_of_name')
    .on('reading_figures')
    .columns(['kind', 'name'])
    .execute()
}
