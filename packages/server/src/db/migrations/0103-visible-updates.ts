import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Serves visitors' lists and their totals from indexes alone. */
export const visibleUpdates = async ({ db, nullsFirst }: Schema): Promise<void> => {
  const posted = sql`posted_at ${nullsFirst}, id, until`
  const indexes = {
    updates_pinned: sql`pinned, status, ${posted}`,
    updates_status_by_posted_at: sql`status, ${posted}`,
    updates_category_status_by_posted_at: sql`category, status, ${posted}, "to"`,
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute()
    await sql`create index ${sql.ref(name)} on updates (${columns})`.execute(db)
  }
}
