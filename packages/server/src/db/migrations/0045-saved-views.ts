import type { Schema } from '../schema-builder.ts'

/** Adds the list views that people keep under a name. They go with the person. */
export const savedViews = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('saved_views')
    .$call(id)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('is_shared', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('saved_views_name', ['user_id', 'resource', 'name'])
    .execute()
  await db.schema.createIndex('saved_views_of_resource').on('saved_views').column('resource').execute()
}
