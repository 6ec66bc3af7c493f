import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Answers to visitors' messages, notes on them, and to whom each message is assigned. */
export const messageAnswers = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .alterTable('messages')
    .addColumn('assigned_to_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .alterTable('messages')
    .addColumn('answers', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('messages_by_assigned')
    .on('messages')
    .columns(['assigned_to_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createTable('message_answers')
    .$call(id)
    .addColumn('message_id', 'integer', (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull())
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('letter_id', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('answers_of_message').on('message_answers').column('message_id').execute()
  await allowAnswers(db)
}

/** Who could note what became of a message may answer it, which is a permission of its own. */
const allowAnswers = async (db: Schema['db']): Promise<void> => {
  const roles = await db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('role_permissions.role_id')
    .where('permissions.name', '=', 'edit messages')
    .execute()
  if (roles.length === 0) return
  const { id } = await db
    .insertInto('permissions')
    .values({
      name: 'answer messages',
      description: 'Answer messages',
      created_at: sql`(select min(created_at) from permissions)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('role_permissions')
    .values(roles.map(({ role_id }) => ({ role_id, permission_id: id })))
    .execute()
}
