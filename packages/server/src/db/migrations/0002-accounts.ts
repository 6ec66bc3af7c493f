import type { Schema } from '../schema-builder.ts'

/** What accounts need beyond signing in: addresses to be verified, resets, two-step sign-in, and the outbox. */
export const accounts = async ({ db, id }: Schema): Promise<void> => {
  await db.schema.alterTable('users').addColumn('pending_email', 'text').execute()
  await db.schema.alterTable('users').addColumn('two_step_secret', 'text').execute()
  await db.schema.alterTable('users').addColumn('two_step_confirmed_at', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('two_step_last', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('roles')
    .addColumn('requires_two_step', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('letters')
    .$call(id)
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('problem', 'text')
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await db.schema.createIndex('letters_due').on('letters').columns(['status', 'due_at']).execute()
}
