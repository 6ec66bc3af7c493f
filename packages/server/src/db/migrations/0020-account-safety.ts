import type { Schema } from '../schema-builder.ts'

/**
 * Allows several valid reset links of one person, stores the first password until somebody has signed in with it, and marks
 * sessions whose cookie is bound to this host. `password_resets` stays for nodes of the older version that still run.
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
