import type { Schema } from '../schema-builder.ts'

/** How each person's name looks, so that namesakes are told apart. Each start fills it in where it is missing. */
export const namesakes = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('users')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('users_name_key').on('users').column('name_key').execute()
}
