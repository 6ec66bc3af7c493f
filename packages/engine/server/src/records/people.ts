import { lookAlike } from '@kampana/engine-declare/text/look-alikes'
import { sql, type RawBuilder } from 'kysely'
import type { EngineClient } from '../db/engine-tables.ts'

/** Columns of a person's display name. Names are compared by `name_key`, their normalized look. */
export const nameColumns = (name: string): { name: string; name_key: string } => ({
  name,
  name_key: lookAlike(name),
})

/**
 * SQL of a person's name as colleagues see it: followed by the user name if another account's name looks the same. `people` is
 * the name of the users table in the query.
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

/** Names with user names, by user id, of people whose names look alike. */
export type Namesakes = ReadonlyMap<number, string>

/** People whose names look alike. Needed for names stored with log entries and records. */
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
