import type { Schema } from '../schema-builder.ts'

/** When something last happened: a backup, or a trusted reading of the clock. */
export const moments = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('moments')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
}
