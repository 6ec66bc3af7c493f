import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Adds when an update's content was last changed, which so far only the log tells. */
export const editedUpdates = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('updates').addColumn('edited_at', 'text').execute()
  // Quotes of keys are unescaped in the log's JSON, those within values are escaped.
  await sql`update updates set edited_at = (
    select max(logs.created_at) from logs
    where logs.resource = 'updates' and logs.action = 'edit' and logs.record_id = updates.id
      and (${sql.join(
        ['title', 'subtitle', 'from', 'to', 'updates'].map(
          (name) => sql`logs.properties like ${`%"${name}":%`}`,
        ),
        sql` or `,
      )})
  )`.execute(db)
}
