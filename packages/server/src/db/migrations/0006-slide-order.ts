import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Slides have places of their own; until somebody moves them they stand as they were added. */
export const slideOrder = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('slides')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('slides')
    .set({ position: sql`id` })
    .execute()
}
