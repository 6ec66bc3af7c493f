import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

export const foundation = async ({ db, id, bytes }: Schema): Promise<void> => {
  await db.schema
    .createTable('users')
    .$call(id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('password', 'text', (c) => c.notNull())
    .addColumn('is_active', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('email_verified_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  // People type user names and addresses in any case, so two that differ only in case are the same.
  await db.schema
    .createIndex('users_username')
    .on('users')
    .expression(sql`lower(username)`)
    .unique()
    .execute()
  await db.schema
    .createIndex('users_email')
    .on('users')
    .expression(sql`lower(email)`)
    .unique()
    .execute()

  await db.schema
    .createTable('roles')
    .$call(id)
    .addColumn('description', 'text', (c) => c.notNull().unique())
    .addColumn('is_administrator', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('permissions')
    .$call(id)
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('role_permissions')
    .addColumn('role_id', 'integer', (c) => c.notNull().references('roles.id').onDelete('cascade'))
    .addColumn('permission_id', 'integer', (c) =>
      c.notNull().references('permissions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('role_permissions_key', ['role_id', 'permission_id'])
    .execute()
  await db.schema
    .createTable('user_roles')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role_id', 'integer', (c) => c.notNull().references('roles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('user_roles_key', ['user_id', 'role_id'])
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('remember', 'integer', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('resets_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('updates')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('subtitle', 'text')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('from', 'text')
    .addColumn('to', 'text')
    .addColumn('updates', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('posted_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('updates_category_title', ['category', 'title'])
    .execute()
  await db.schema.createIndex('updates_posted').on('updates').columns(['posted_at', 'id']).execute()
  await db.schema
    .createIndex('updates_category_posted')
    .on('updates')
    .columns(['category', 'posted_at', 'id'])
    .execute()
  await db.schema
    .createTable('former_titles')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('update_id', 'integer', (c) => c.notNull().references('updates.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('former_titles_key', ['category', 'title'])
    .execute()

  await db.schema
    .createTable('slides')
    .$call(id)
    .addColumn('src', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('logs')
    .$call(id)
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('username', 'text')
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('properties', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('logs_created').on('logs').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('media')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('renditions')
    .addColumn('hash', 'text', (c) => c.notNull().references('media.hash').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('renditions_key', ['hash', 'name'])
    .execute()

  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.insertInto('content_version').values({ id: 1, version: 1 }).execute()
}
