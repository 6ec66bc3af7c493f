import type { Schema } from '../schema-builder.ts'

/** The office to which a visitor wrote, and the reference number of the message. */
export const messageNumbers = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('messages')
    .addColumn('office_id', 'integer', (c) => c.references('offices.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('messages').addColumn('reference_number', 'text').execute()
  await db.schema
    .createIndex('messages_by_office')
    .on('messages')
    .columns(['office_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('messages_by_number')
    .unique()
    .on('messages')
    .column('reference_number')
    .execute()
}
