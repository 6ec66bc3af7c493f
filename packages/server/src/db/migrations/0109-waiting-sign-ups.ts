import type { Schema } from '../schema-builder.ts'

/** Sign-ups whose e-mail hasn't been sent yet, and an HMAC of each mailbox whose address the list of e-mails masks. */
export const waitingSignUps = async ({ db, id }: Schema): Promise<void> => {
  await id(db.schema.createTable('waiting_sign_ups'))
    .addColumn('contact_id', 'integer', (c) => c.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('is_new', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('waiting_sign_ups_once', ['contact_id', 'network', 'ip'])
    .execute()
  await db.schema
    .createIndex('waiting_sign_ups_in_turn')
    .on('waiting_sign_ups')
    .columns(['turn', 'id'])
    .execute()
  await db.schema
    .createIndex('waiting_sign_ups_of_network')
    .on('waiting_sign_ups')
    .columns(['network', 'ip'])
    .execute()
  await db.schema.alterTable('letters').addColumn('mark', 'text').execute()
}
