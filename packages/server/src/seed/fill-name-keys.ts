import type { AppContext } from '../app-context.ts'
import { nameColumns } from '@kampana/engine-server/records/people'

/** Fills missing name keys, such as after an upgrade or a rollback, to distinguish people with the same name. */
export const fillNameKeys = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  const people = await db.selectFrom('users').select(['id', 'name']).where('name_key', '=', '').execute()
  for (const { id, name } of people)
    await db.updateTable('users').set(nameColumns(name)).where('id', '=', id).execute()
}
