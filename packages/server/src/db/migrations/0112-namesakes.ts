import type { Schema } from '../schema-builder.ts'

/** Normalized look of each person's name, to distinguish namesakes. Each start fills in missing values. */
export const namesakes = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('users')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('users_name_key').on('users').column('name_key').execute()
}
