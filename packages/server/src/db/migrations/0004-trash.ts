import type { Schema } from '../schema-builder.ts'

/** The trash, from which deleted records can be restored whole. */
export const trash = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('trash')
    .$call(id)
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kept', 'text', (c) => c.notNull())
    .addColumn('log_id', 'integer', (c) => c.notNull())
    .addColumn('deleted_by', 'text')
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('trash_record', ['resource', 'record_id'])
    .execute()
  await db.schema.createIndex('trash_expires').on('trash').column('expires_at').execute()
  // The log shows beside a deletion whether the record was restored.
  await db.schema.createIndex('logs_of_record').on('logs').columns(['resource', 'record_id']).execute()
}
