import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Indexes long lists in each sort order of `select.ts`. */
export const listIndexes = async ({ db, nullsFirst }: Schema): Promise<void> => {
  for (const column of ['title', 'subtitle'])
    await sql`create index ${sql.ref(`updates_by_${column}`)} on updates (lower(${sql.ref(column)}) ${nullsFirst}, id)`.execute(
      db,
    )
  for (const column of ['category', 'from', 'to', 'posted_at', 'status', 'created_at'])
    await sql`create index ${sql.ref(`updates_by_${column}`)} on updates (${sql.ref(column)} ${nullsFirst}, id)`.execute(
      db,
    )
}
