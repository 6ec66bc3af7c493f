import type { Schema } from '../schema-builder.ts'

/** The public search, filled at the start (search/build-index.ts) and updated by every change. */
export const search = async ({ db, id, indexWords, addFold }: Schema): Promise<void> => {
  await id(db.schema.createTable('search'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('lead', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('newest', 'text')
    .addColumn('until', 'text')
    .addColumn('title_words', 'text', (column) => column.notNull())
    .addColumn('lead_words', 'text', (column) => column.notNull())
    .addColumn('body_words', 'text', (column) => column.notNull())
    .addUniqueConstraint('search_source_key', ['source', 'key'])
    .execute()
  await indexWords()
  await db.schema
    .createTable('search_sources')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('stamp', 'text', (column) => column.notNull())
    .execute()
  await addFold()
}
