import { createHash } from 'node:crypto'
import type { DbClient } from '../db/tables.ts'
import type { InputValues } from '../crud/table.ts'
import { rowsOf } from './rows.ts'
import type { Shape } from './shape.ts'

const modulus = 1n << 256n

/**
 * A number for a table's rows, whatever order they come in: the sum of the SHA-256 of each (a multiset hash; Clarke et
 * al., 2003). Two databases that hold the same have the same.
 */
export const checksum = () => {
  let sum = 0n
  return {
    add: (shape: Shape, row: InputValues): void => {
      sum = (sum + BigInt(`0x${hashOf(shape, row)}`)) % modulus
    },
    value: (): bigint => sum,
  }
}

/** The number of a table's rows, read through once; `step` is told of each few. */
export const checksumOf = async (
  client: DbClient,
  shape: Shape,
  step: (rows: number) => void = () => undefined,
): Promise<bigint> => {
  const sum = checksum()
  for await (const rows of rowsOf(client, shape)) {
    for (const row of rows) sum.add(shape, row)
    step(rows.length)
  }
  return sum.value()
}

/** Bytes are hashed as what they are; everything else is text, numbers and null on both databases. */
const hashOf = ({ columns }: Shape, row: InputValues): string => {
  const hash = createHash('sha256')
  for (const column of columns) {
    const value = row[column]
    if (value instanceof Uint8Array) hash.update(`b${value.length}:`).update(value)
    else hash.update(`${JSON.stringify(value) ?? 'null'},`)
  }
  return hash.digest('hex')
}
