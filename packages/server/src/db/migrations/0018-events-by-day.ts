import type { Schema } from '../schema-builder.ts'

/** Indexes published events by their days, for the calendar and 'Upcoming Events'. */
export const eventsByDay = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createIndex('updates_events_by_day')
    .on('updates')
    .columns(['category', 'status', 'from', 'to', 'id'])
    .execute()
}
