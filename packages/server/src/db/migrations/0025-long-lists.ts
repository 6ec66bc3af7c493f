import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Indexes lists that grow for years: by trigrams for searches, and by sort orders (0009). */
export const longLists = async ({ db, indexTrigrams, nullsFirst }: Schema): Promise<void> => {
  await indexTrigrams('updates', ['title', 'subtitle'])
  await indexTrigrams('logs', ['description', 'username'])
  await indexTrigrams('users', ['name', 'username', 'email'])
  for (const [table, column] of [
    ['logs', 'description'],
    ['logs', 'username'],
    ['users', 'name'],
    ['users', 'username'],
    ['users', 'email'],
  ] as const)
    await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (lower(${sql.ref(column)}) ${nullsFirst}, id)`.execute(
      db,
    )
  for (const [table, column] of [
    ['logs', 'resource'],
    ['logs', 'action'],
    ['users', 'is_active'],
    ['users', 'created_at'],
  ] as const)
    await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)} ${nullsFirst}, id)`.execute(
      db,
    )
  // For filters by both, which are counted from the index alone.
  await db.schema
    .createIndex('logs_by_resource_and_action')
    .on('logs')
    .columns(['resource', 'action', 'id'])
    .execute()
}
