import type { Schema } from '../schema-builder.ts'

/**
 * Several reset links of one person hold at a time; the first password is kept until somebody has signed in with it; a
 * session whose cookie is bound to this host is taken under that name alone. `password_resets` stays for nodes of the older
 * version that still run.
 */
export const accountSafety = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('reset_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('reset_tokens_of_user').on('reset_tokens').column('user_id').execute()
  await db.schema
    .createTable('first_password')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('host_only', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
