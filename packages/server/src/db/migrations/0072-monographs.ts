import type { Schema } from '../schema-builder.ts'

/**
 * Monographs, which were a list of data/research.yaml and Markdown files. The first start makes records of them; `sample` names the
 * fields that are still the sample's.
 */
export const monographs = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('monographs')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('category', 'text')
    .addColumn('authors', 'text')
    .addColumn('year', 'double precision')
    .addColumn('description', 'text')
    .addColumn('file', 'text')
    .addColumn('body', 'text')
    .addColumn('position', 'double precision')
    .addColumn('posted_at', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sample', 'text')
    .execute()
  await db.schema.createIndex('monographs_in_order').on('monographs').columns(['position', 'id']).execute()
}
