import type { Schema } from '../schema-builder.ts'

/** People who are invited to make an account, and the roles that they then have. */
export const invitations = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('invitations')
    .$call(id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('inviter_id', 'integer', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('invitation_roles')
    .addColumn('invitation_id', 'integer', (c) =>
      c.notNull().references('invitations.id').onDelete('cascade'),
    )
    .addColumn('role_id', 'integer', (c) => c.notNull().references('roles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('invitation_roles_key', ['invitation_id', 'role_id'])
    .execute()
  await db.schema.createIndex('invitations_of_email').on('invitations').column('email').execute()
}
