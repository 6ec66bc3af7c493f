import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Adds drafts, which have no time of publication, and scheduled updates. */
export const drafts = async ({ db }: Schema): Promise<void> => {
  // SQLite can't drop NOT NULL, nor replace a table with foreign keys to it, so the column is replaced.
  await db.schema.dropIndex('updates_posted').execute()
  await db.schema.dropIndex('updates_category_posted').execute()
  await db.schema.alterTable('updates').renameColumn('posted_at', 'was_posted_at').execute()
  await db.schema.alterTable('updates').addColumn('posted_at', 'text').execute()
  await sql`update updates set posted_at = was_posted_at`.execute(db)
  await db.schema.alterTable('updates').dropColumn('was_posted_at').execute()
  await db.schema
    .alterTable('updates')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .execute()
  await db.schema.createIndex('updates_posted').on('updates').columns(['posted_at', 'id']).execute()
  await db.schema
    .createIndex('updates_category_posted')
    .on('updates')
    .columns(['category', 'posted_at', 'id'])
    .execute()
  await db.schema
    .createIndex('updates_status_posted')
    .on('updates')
    .columns(['status', 'posted_at', 'id'])
    .execute()
}
