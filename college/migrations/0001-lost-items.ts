import type { Schema } from 'kampana'

/** Creates the tables of lost items. */
export const lostItems = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('lost_items')
    .$call(id)
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('found_on', 'text', (c) => c.notNull())
    .addColumn('kept_until', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('picture', 'text')
    .addColumn('is_claimed', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('lost_items_in_order').on('lost_items').columns(['found_on', 'id']).execute()
}
