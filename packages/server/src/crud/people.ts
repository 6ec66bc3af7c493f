import { lookAlike } from '@kampana/shared/text/look-alikes'
import { sql, type RawBuilder } from 'kysely'
import type { EngineClient } from '../db/engine-tables.ts'

/** The columns of a person's display name. `name_key` is how the name looks, by which names are compared. */
export const nameColumns = (name: string): { name: string; name_key: string } => ({
  name,
  name_key: lookAlike(name),
})

/**
 * A person's name as colleagues read it, in SQL: with the user name beside it where another account's name looks the same. `people` is
 * the name of the table of users in the query.
 */
export const shownName = (people = 'users'): RawBuilder<string> => {
  const [id, name, username, key] = ['id', 'name', 'username', 'name_key'].map((column) =>
    sql.ref(`${people}.${column}`),
  )
  return sql<string>`case when exists (
    select 1 from users as namesakes
    where namesakes.name_key = ${key} and namesakes.name_key <> '' and namesakes.id <> ${id}
  ) then ${name} || ' (' || ${username} || ')' else ${name} end`
}

/** The names of people who have namesakes, with their user names, by their ids. */
export type Namesakes = ReadonlyMap<number, string>

/** The people whose name looks like another's, for names that were stored with what they did. */
export const readNamesakes = async (client: EngineClient): Promise<Namesakes> => {
  const rows = await client
    .selectFrom('users')
    .select(['id', 'name', 'username'])
    .where(
      'name_key',
      'in',
      client
        .selectFrom('users')
        .select('name_key')
        .where('name_key', '!=', '')
        .groupBy('name_key')
        .having((eb) => eb.fn.countAll(), '>', 1),
    )
    .execute()
  return new Map(rows.map(({ id, name, username }) => [id, `${name} (${username})`]))
}
