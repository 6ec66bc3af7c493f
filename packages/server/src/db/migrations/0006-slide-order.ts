import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Adds the position of slides, at first in the order of their creation. */
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
