import type { Schema } from '../schema-builder.ts'

/** Layout of a page, and the first and last step of a task. */
export const shapesOfPages = async ({ db }: Schema): Promise<void> => {
  for (const column of ['shape', 'action', 'action_href', 'next'])
    await db.schema.alterTable('pages').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('pages')
    .addColumn('office_id', 'integer', (c) => c.references('offices.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('pages_office').on('pages').columns(['office_id', 'id']).execute()
  await db.updateTable('pages').set({ shape: 'story' }).where('kind', '=', 'page').execute()
}
