import type { Schema } from '../schema-builder.ts'

/** When something last happened that no row tells of: the last backup, the last time that a single machine's clock said. */
export const moments = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('moments')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
}
