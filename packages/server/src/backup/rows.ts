import { sql } from 'kysely'
import type { DbClient } from '../db/tables.ts'
import { table, type InputValues } from '@kampana/engine-server/records/table'
import type { TableColumns } from './table-columns.ts'

/** Rows per batch, few enough that their images fit into memory. */
const batchSize = 50

/** All rows of a table in batches, ordered by key. */
export async function* readTableRows(
  client: DbClient,
  shape: TableColumns,
): AsyncGenerator<readonly InputValues[]> {
  let last: InputValues | undefined
  for (let seen = 0; ; seen += batchSize) {
    const rows: readonly InputValues[] = await readBatch(client, shape, last, seen)
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}

/** Reads the batch after a row by keyset pagination, or by offset if the table has no key. */
const readBatch = (
  client: DbClient,
  { name, columns, key }: TableColumns,
  last: InputValues | undefined,
  seen: number,
) => {
  const order = key.length > 0 ? key : columns
  let query = table(client).selectFrom(name).select(columns).limit(batchSize)
  for (const column of order) query = query.orderBy(column)
  if (key.length === 0) return query.offset(seen).execute()
  if (!last) return query.execute()
  const columnTuple = sql.join(key.map((column) => sql.ref(column)))
  const valueTuple = sql.join(key.map((column) => sql.val(last[column])))
  return query.where(sql<boolean>`(${columnTuple}) > (${valueTuple})`).execute()
}

export const countRows = async (client: DbClient, { name }: TableColumns): Promise<number> => {
  const { count } = await table(client)
    .selectFrom(name)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
