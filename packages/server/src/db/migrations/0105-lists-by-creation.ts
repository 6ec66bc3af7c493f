import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Serves a record's log and staff's lists of updates from an index for filter and order. */
export const listsByCreation = async ({ db, nullsFirst }: Schema): Promise<void> => {
  await db.schema.dropIndex('logs_of_record').execute()
  const created = sql`created_at ${nullsFirst}, id`
  await sql`create index logs_of_record on logs (resource, record_id, ${created})`.execute(db)
  await sql`create index updates_status_by_created_at on updates (status, ${created})`.execute(db)
  await sql`create index updates_category_by_created_at on updates (category, ${created})`.execute(db)
  await sql`create index updates_category_status_by_created_at on updates (category, status, ${created})`.execute(
    db,
  )
}
