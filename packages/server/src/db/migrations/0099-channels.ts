import type { Schema } from '../schema-builder.ts'

/** Channels to which notices are posted, and the outcome of each post. */
export const channels = async ({ db, id }: Schema): Promise<void> => {
  await id(db.schema.createTable('channels'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('is_on', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('kinds', 'text', (c) => c.notNull().defaultTo('notices'))
    .addColumn('levels', 'text')
    .addColumn('tried_at', 'text')
    .addColumn('tried', 'text')
    .addColumn('is_asked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('channels_in_order').on('channels').columns(['label', 'id']).execute()
  await db.schema
    .createTable('channel_posts')
    .addColumn('alert_id', 'integer', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('owner', 'integer')
    .addColumn('reference', 'text')
    .addColumn('taken_at', 'text')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('posts_of_alert', ['alert_id', 'channel'])
    .execute()
  await db.schema.createIndex('posts_under_way').on('channel_posts').column('state').execute()
}
