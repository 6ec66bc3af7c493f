import type { Schema } from '../schema-builder.ts'

/** Records as last imported from or written to a folder. The next import uses them to see who changed what since then. */
export const folderRecords = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('folder_records')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('folder_records_key', ['source', 'resource', 'record_id'])
    .execute()
}
