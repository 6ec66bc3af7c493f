import type { Schema } from '../schema-builder.ts'

/** The tables of the website's texts that staff have written over the college's folder. */
export const website = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('content_texts')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('content_heads')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text')
    .addColumn('base_hash', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('content_versions')
    .$call(id)
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('hash', 'text')
    .addColumn('parent', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('change_id', 'integer')
    .addColumn('causer', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('content_versions_of_path')
    .on('content_versions')
    .columns(['path', 'id'])
    .execute()
  await db.schema
    .createTable('content_changes')
    .$call(id)
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('causer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('content_drafts')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('change_id', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text')
    .addColumn('base_hash', 'text')
    .addColumn('causer', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('former_paths')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('now', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('content_reviews')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('due', 'text')
    .addColumn('checked_by', 'text')
    .addColumn('checked_at', 'text')
    .execute()
  await db.schema.alterTable('roles').addColumn('sections', 'text').execute()
}
