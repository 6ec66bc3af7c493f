import type { Schema } from '../schema-builder.ts'

/** What a folder said of records when it was last imported or written, by which the next import knows who has changed what since. */
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
