import type { Schema } from '../schema-builder.ts'

/** Files that people upload for others to download. */
export const files = async ({ db, bytes }: Schema): Promise<void> => {
  await db.schema
    .createTable('files')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('files_key', ['hash', 'name'])
    .execute()
}
