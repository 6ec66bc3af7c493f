import type { Schema } from '../schema-builder.ts'

/** Links by which people without an account see how an update would look on the site. */
export const previewLinks = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('preview_links')
    .$call(id)
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('update_id', 'integer', (c) => c.notNull().references('updates.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('preview_links_of_update').on('preview_links').column('update_id').execute()
}
