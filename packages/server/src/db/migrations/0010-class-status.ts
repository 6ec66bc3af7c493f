import type { Schema } from '../schema-builder.ts'

/** The tables of class status. */
export const classStatus = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('class_status')
    .$call(id)
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('levels', 'text')
    .addColumn('campuses', 'text')
    .addColumn('offices_closed', 'integer')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('class_status_in_order')
    .on('class_status')
    .columns(['starts_at', 'id'])
    .execute()
}
