import { sql } from 'kysely'
import type { Settings } from '../env.ts'
import type { DbClient } from '../db/tables.ts'
import type { Shape } from './shape.ts'

type Kind = Settings['database']['kind']

/** The highest number that a table has given to a row, of those that are gone too; 0 where none was given. */
export const lastNumber = async (client: DbClient, kind: Kind, { name }: Shape): Promise<number> => {
  if (kind === 'postgres' && !(await hasSequence(client, name))) return 0
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${name}`.execute(
          client,
        )
      : await sql<{ last: number }>`
          select case when is_called then last_value else 0 end as last
          from ${sql.table(`${name}_id_seq`)}`.execute(client)
  return rows[0]?.last ?? 0
}

const hasSequence = async (client: DbClient, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass(${`${name}_id_seq`}) is not null as there`.execute(client)
  return rows[0]?.there === true
}

/** Goes on counting where another database left off, so that no number comes to mean another record. */
export const continueFrom = async (
  client: DbClient,
  kind: Kind,
  { name }: Shape,
  last: number,
): Promise<void> => {
  if (last === 0) return
  if (kind === 'postgres') {
    await sql`select setval(${`${name}_id_seq`}::regclass, ${last})`.execute(client)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(client)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(client)
}

/** Whether a table numbers its rows. */
export const isNumbered = ({ key }: Shape): boolean => key.length === 1 && key[0] === 'id'
