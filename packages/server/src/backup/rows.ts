import { sql } from 'kysely'
import type { DbClient } from '../db/tables.ts'
import { table, type InputValues } from '../crud/table.ts'
import type { Shape } from './shape.ts'

/** Few enough that their pictures fit into memory. */
const atOnce = 50

/** All rows of a table, a few at a time, in the order of its key. */
export async function* rowsOf(client: DbClient, shape: Shape): AsyncGenerator<readonly InputValues[]> {
  let last: InputValues | undefined
  for (let seen = 0; ; seen += atOnce) {
    const rows: readonly InputValues[] = await batch(client, shape, last, seen)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    last = rows.at(-1)
  }
}

/** What follows a row; in a table without a key, what comes after so many. */
const batch = (
  client: DbClient,
  { name, columns, key }: Shape,
  last: InputValues | undefined,
  seen: number,
) => {
  const order = key.length > 0 ? key : columns
  let query = table(client).selectFrom(name).select(columns).limit(atOnce)
  for (const column of order) query = query.orderBy(column)
  if (key.length === 0) return query.offset(seen).execute()
  if (!last) return query.execute()
  const here = sql.join(key.map((column) => sql.ref(column)))
  const there = sql.join(key.map((column) => sql.val(last[column])))
  return query.where(sql<boolean>`(${here}) > (${there})`).execute()
}

/** How many rows there are. */
export const countRows = async (client: DbClient, { name }: Shape): Promise<number> => {
  const { count } = await table(client)
    .selectFrom(name)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
