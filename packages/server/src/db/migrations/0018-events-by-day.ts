import type { Schema } from '../schema-builder.ts'

/** Calendar and 'Upcoming Events' look for published events by their days; from this index both are told apart. */
export const eventsByDay = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createIndex('updates_events_by_day')
    .on('updates')
    .columns(['category', 'status', 'from', 'to', 'id'])
    .execute()
}
