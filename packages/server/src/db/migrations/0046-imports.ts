import type { Schema } from '../schema-builder.ts'

/** Adds what was read in from CSV files, so that each can be undone. */
export const imports = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('imports')
    .$call(id)
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('record_ids', 'text', (c) => c.notNull())
    .addColumn('last_log_id', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute()
}
