import type { Schema } from '../schema-builder.ts'

/** Who has a file of the website open in an editor: a row for each connection, which goes with it. */
export const contentEditors = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('content_editors')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('session_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('content_editors_of_path').on('content_editors').column('path').execute()
}
