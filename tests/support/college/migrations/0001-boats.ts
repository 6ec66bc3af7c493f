import type { Schema } from 'kampana'

/** The tables of boats. */
export const boats = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('boats')
    .$call(id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('rig', 'text', (c) => c.notNull())
    .addColumn('seats', 'double precision', (c) => c.notNull())
    .addColumn('story', 'text', (c) => c.notNull())
    .addColumn('is_docked', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('boats_in_order').on('boats').columns(['name', 'id']).execute()
  await db.schema
    .createTable('boat_news')
    .addColumn('boat_id', 'integer', (c) => c.notNull().references('boats.id').onDelete('cascade'))
    .addColumn('update_id', 'integer', (c) => c.notNull().references('updates.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('boat_news_key', ['boat_id', 'update_id'])
    .execute()
  await db.schema.createIndex('boat_news_of_update_id').on('boat_news').column('update_id').execute()
}
