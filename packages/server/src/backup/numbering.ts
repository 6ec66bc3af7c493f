import { sql } from 'kysely'
import { databaseKind } from '../db/dialect.ts'
import type { DbClient } from '../db/tables.ts'
import type { TableShape } from './shape.ts'

/** The last value of a table's id sequence, 0 where none was used. */
export const readSequence = async (client: DbClient, { name }: TableShape): Promise<number> => {
  const kind = databaseKind(client)
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
    found: boolean
  }>`select to_regclass(${`${name}_id_seq`}) is not null as found`.execute(client)
  return rows[0]?.found === true
}

/** Sets a table's id sequence, so that no id of a deleted record is used again. */
export const setSequence = async (client: DbClient, { name }: TableShape, last: number): Promise<void> => {
  if (last === 0) return
  if (databaseKind(client) === 'postgres') {
    await sql`select setval(${`${name}_id_seq`}::regclass, ${last})`.execute(client)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(client)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(client)
}

/** Whether a table's ids come from a sequence. */
export const isSerial = ({ key }: TableShape): boolean => key.length === 1 && key[0] === 'id'
