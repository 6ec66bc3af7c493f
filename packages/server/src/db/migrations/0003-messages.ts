import type { Schema } from '../schema-builder.ts'

/** What visitors write to the college. */
export const messages = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('messages')
    .$call(id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('contact_number', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}
