import { createHash } from 'node:crypto'
import type { DbClient } from '../db/tables.ts'
import type { InputValues } from '@kampana/engine-server/records/table'
import { readTableRows } from './rows.ts'
import type { TableColumns } from './table-columns.ts'

const modulus = 1n << 256n

/** Checksum of a table's rows in any order: the sum of each row's SHA-256 (a multiset hash; Clarke et al., 2003). */
export const createChecksum = () => {
  let sum = 0n
  return {
    add: (shape: TableColumns, row: InputValues): void => {
      sum = (sum + BigInt(`0x${hashRow(shape, row)}`)) % modulus
    },
    value: (): bigint => sum,
  }
}

/** Checksum of a whole table; `step` is called with the size of each batch. */
export const tableChecksum = async (
  client: DbClient,
  shape: TableColumns,
  step: (rows: number) => void = () => undefined,
): Promise<bigint> => {
  const sum = createChecksum()
  for await (const rows of readTableRows(client, shape)) {
    for (const row of rows) sum.add(shape, row)
    step(rows.length)
  }
  return sum.value()
}

/** Bytes are hashed directly; other values are text, numbers and null on both databases. */
const hashRow = ({ columns }: TableColumns, row: InputValues): string => {
  const hash = createHash('sha256')
  for (const column of columns) {
    const value = row[column]
    if (value instanceof Uint8Array) hash.update(`b${value.length}:`).update(value)
    else hash.update(`${JSON.stringify(value) ?? 'null'},`)
  }
  return hash.digest('hex')
}
