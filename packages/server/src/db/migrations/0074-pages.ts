import type { Schema } from '../schema-builder.ts'

/**
 * Pages and other menu entries of the website, which were files of the college's folder. The first start fills the table from
 * there.
 */
export const pages = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('pages')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('parent_id', 'integer', (c) => c.references('pages.id').onDelete('restrict'))
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('href', 'text')
    .addColumn('standing', 'text')
    .addColumn('description', 'text')
    .addColumn('body', 'text')
    .addColumn('see', 'text')
    .addColumn('emblem', 'text')
    .addColumn('hidden', 'integer')
    .addColumn('until', 'text')
    .addColumn('owner_id', 'integer', (c) => c.references('roles.id').onDelete('set null'))
    .addColumn('due', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('posted_at', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .addColumn('sample', 'text')
    .execute()
  await db.schema.createIndex('pages_in_order').on('pages').columns(['parent_id', 'place', 'id']).execute()
  await db.schema.createIndex('pages_owner').on('pages').columns(['owner_id', 'id']).execute()
}
