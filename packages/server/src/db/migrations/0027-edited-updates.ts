import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** When the content of an update was last changed. Before this, only the log of changes tells it. */
export const editedUpdates = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('updates').addColumn('edited_at', 'text').execute()
  // The keys of a change stand unescaped in the log's JSON; the same letters within a value are escaped.
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
