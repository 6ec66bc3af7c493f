import type { Schema } from '../schema-builder.ts'

/** By what a node knows that the database was last used with another key than its own. */
export const keyMark = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('key_mark')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('mark', 'text', (c) => c.notNull())
    .execute()
}
