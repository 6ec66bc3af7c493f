import { createHash } from 'node:crypto'
import type { Input } from '../resource/table.ts'
import type { Shape } from './shape.ts'

const modulus = 1n << 256n

/**
 * A number for a table's rows, whatever order they come in: the sum of the SHA-256 of each (a multiset hash; Clarke et
 * al., 2003). Two databases that hold the same have the same.
 */
export const checksum = () => {
  let sum = 0n
  return {
    add: (shape: Shape, row: Input): void => {
      sum = (sum + BigInt(`0x${hashOf(shape, row)}`)) % modulus
    },
    value: (): bigint => sum,
  }
}

/** Bytes are hashed as what they are; everything else is text, numbers and null on both databases. */
const hashOf = ({ columns }: Shape, row: Input): string => {
  const hash = createHash('sha256')
  for (const column of columns) {
    const value = row[column]
    if (value instanceof Uint8Array) hash.update(`b${value.length}:`).update(value)
    else hash.update(`${JSON.stringify(value) ?? 'null'},`)
  }
  return hash.digest('hex')
}
