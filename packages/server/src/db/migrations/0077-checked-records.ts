import type { Schema } from '../schema-builder.ts'

/** Owner, next review and last review of programs and monographs, as pages have them. */
export const checkedRecords = async ({ db }: Schema): Promise<void> => {
  for (const table of ['programs', 'monographs']) {
    await db.schema
      .alterTable(table)
      .addColumn('owner_id', 'integer', (c) => c.references('roles.id').onDelete('set null'))
      .execute()
    for (const column of ['due', 'checked_at'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
    await db.schema.createIndex(`${table}_owner`).on(table).columns(['owner_id', 'id']).execute()
  }
}
