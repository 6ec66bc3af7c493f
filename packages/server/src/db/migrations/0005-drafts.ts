import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Updates may wait unseen: as drafts without a moment of publication, or until it comes. */
export const drafts = async ({ db }: Schema): Promise<void> => {
  // SQLite can't let go of NOT NULL, and a table that others point to can't be made anew, so the column is.
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
