import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Indexes sort orders of filtered lists. On PostgreSQL an index serves a sort only if both put nulls in the same place
 * (0009).
 */
export const filteredLists = async ({ db, nullsFirst }: Schema): Promise<void> => {
  for (const name of [
    'logs_created',
    'logs_by_resource_and_action',
    'updates_category_posted',
    'updates_status_posted',
  ])
    await db.schema.dropIndex(name).execute()
  for (const [table, filters, order] of [
    ['logs', [], 'created_at'],
    ['logs', ['resource'], 'created_at'],
    ['logs', ['action'], 'created_at'],
    ['logs', ['resource', 'action'], 'created_at'],
    ['logs', ['username'], 'created_at'],
    ['updates', ['category'], 'posted_at'],
    ['updates', ['status'], 'posted_at'],
    ['updates', ['category', 'status'], 'posted_at'],
  ] as const) {
    const name = [table, ...filters, 'by', order].join('_')
    const columns = [...filters.map((filter) => sql.ref(filter)), sql`${sql.ref(order)} ${nullsFirst}`]
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.join(columns)}, id)`.execute(db)
  }
}
