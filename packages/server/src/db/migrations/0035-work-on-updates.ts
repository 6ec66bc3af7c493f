import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Lets drafts do without category and body, and adds to updates their picture for lists, their last day, whether they are
 * pinned, and the request for their publication.
 */
export const workOnUpdates = async ({ db }: Schema): Promise<void> => {
  // Kysely has it for PostgreSQL alone; SQLite can since 3.53.
  for (const column of ['category', 'updates'])
    await sql`alter table updates alter column ${sql.ref(column)} drop not null`.execute(db)
  for (const column of ['cover', 'until', 'review_note'])
    await db.schema.alterTable('updates').addColumn(column, 'text').execute()
  for (const column of ['pinned', 'asked', 'asked_by'])
    await db.schema.alterTable('updates').addColumn(column, 'integer').execute()
  await db.schema
    .createIndex('updates_pinned')
    .on('updates')
    .columns(['pinned', 'posted_at', 'id'])
    .where('pinned', '=', 1)
    .execute()
  await allowPublishing(db)
}

/** Who could publish before keeps the right to, which has become a permission of its own. */
const allowPublishing = async (db: Schema['db']): Promise<void> => {
  const roles = await db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('role_permissions.role_id')
    .distinct()
    .where('permissions.name', 'in', ['create updates', 'edit updates'])
    .execute()
  if (roles.length === 0) return
  const { id } = await db
    .insertInto('permissions')
    .values({
      name: 'publish updates',
      description: 'Publish updates',
      created_at: sql`(select min(created_at) from permissions)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('role_permissions')
    .values(roles.map(({ role_id }) => ({ role_id, permission_id: id })))
    .execute()
}
