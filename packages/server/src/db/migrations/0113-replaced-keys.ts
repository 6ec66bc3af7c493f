import type { Schema } from '../schema-builder.ts'

/** Key pairs replaced by `kampana key replace`, encrypted with the previous key, which can restore them. */
export const replacedKeys = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('replaced_keys')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('replaced_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('replaced_keys_key', ['name', 'public'])
    .execute()
}
