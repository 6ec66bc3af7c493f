import type { Schema } from '../schema-builder.ts'

/** Adds the key check value, which detects that the database was last used with another key. */
export const keyMark = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('key_mark')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('mark', 'text', (c) => c.notNull())
    .execute()
}
