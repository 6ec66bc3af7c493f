import type { Schema } from '../schema-builder.ts'

/** Where an event is. */
export const placesOfEvents = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('updates').addColumn('place', 'text').execute()
}
