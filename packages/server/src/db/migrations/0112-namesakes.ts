import { lookAlike } from '@kampana/shared/text/look-alikes'
import type { Schema } from '../schema-builder.ts'

/** How each person's name looks, so that people who could be taken for one another are told apart. */
export const namesakes = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('users')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('users_name_key').on('users').column('name_key').execute()
  const people = await db.selectFrom('users').select(['id', 'name']).execute()
  for (const { id, name } of people)
    await db
      .updateTable('users')
      .set({ name_key: lookAlike(name) })
      .where('id', '=', id)
      .execute()
}
