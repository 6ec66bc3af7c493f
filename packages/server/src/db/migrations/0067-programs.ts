import type { Schema } from '../schema-builder.ts'

/**
 * Programs, which were Markdown files of the college's folder. The first start makes records of them; `sample` names the fields
 * that are still the sample's.
 */
export const programs = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('programs')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('short', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull())
    .addColumn('school', 'text', (c) => c.notNull())
    .addColumn('length', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('body', 'text')
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('fees', 'text', (c) => c.notNull())
    .addColumn('apply', 'text', (c) => c.notNull())
    .addColumn('careers', 'text', (c) => c.notNull())
    .addColumn('curriculum', 'text', (c) => c.notNull())
    .addColumn('licensure', 'text')
    .addColumn('board_results', 'text')
    .addColumn('recognition', 'text')
    .addColumn('accreditation', 'text')
    .addColumn('accredited_until', 'text')
    .addColumn('posted_at', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sample', 'text')
    .execute()
  await db.schema.createIndex('programs_in_order').on('programs').columns(['title', 'id']).execute()
}
