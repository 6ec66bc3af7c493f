import type { Schema } from '../schema-builder.ts'

/** Adds the status of visitors' messages. */
export const messageStatus = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('messages')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('new'))
    .execute()
  await db.schema.createIndex('messages_in_order').on('messages').columns(['created_at', 'id']).execute()
}
