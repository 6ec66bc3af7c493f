import type { Schema } from '../schema-builder.ts'

/** The tables of job openings. */
export const jobOpenings = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('job_openings')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('department', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('closing_day', 'text', (c) => c.notNull())
    .addColumn('form', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('job_openings_in_order')
    .on('job_openings')
    .columns(['closing_day', 'id'])
    .execute()
}
