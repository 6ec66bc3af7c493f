import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** In how many places each picture of the library is used, for lists. */
export const pictureUses = async ({ db, nullsFirst }: Schema): Promise<void> => {
  await db.schema
    .alterTable('pictures')
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`create index pictures_by_uses on pictures (uses, created_at ${nullsFirst}, id)`.execute(db)
}
