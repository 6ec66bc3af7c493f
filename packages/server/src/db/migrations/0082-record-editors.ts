import type { Schema } from '../schema-builder.ts'

/** Open forms by record and person. A row is renewed while the form is open, and expires otherwise. */
export const recordEditors = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('record_editors')
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_editors_key', ['resource', 'record_id', 'user_id'])
    .execute()
}
