import type { Schema } from '../schema-builder.ts'

/**
 * Downloads, which were data/downloads.yaml of the college's folder. The first start makes records of them; `sample` names the fields
 * that are still the sample's.
 */
export const downloads = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('downloads')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('group', 'text', (c) => c.notNull())
    .addColumn('position', 'double precision')
    .addColumn('sample', 'text')
    .execute()
  await db.schema.createIndex('downloads_in_order').on('downloads').columns(['position', 'id']).execute()
}
