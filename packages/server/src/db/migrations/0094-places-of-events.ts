import type { Schema } from '../schema-builder.ts'

/** Location of an event. */
export const placesOfEvents = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('updates').addColumn('place', 'text').execute()
}
