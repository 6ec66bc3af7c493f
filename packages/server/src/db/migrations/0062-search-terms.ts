import type { Schema } from '../schema-builder.ts'

/** The words of the search, which were search.yaml of the college's folder; the next start fills them from there. */
export const searchTerms = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('search_terms')
    .$call(id)
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('page', 'text')
    .addColumn('sample', 'text')
    .execute()
  await db.schema.createIndex('search_terms_of_page').unique().on('search_terms').column('page').execute()
}
