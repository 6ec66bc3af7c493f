import { dialectOf } from '../../db/dialect/dialect-of.ts'
import { tableName } from '../table.ts'
import { isTree } from './tree-records.ts'
import type { Writing } from '../writing.ts'

/**
 * Makes other changes of a tree's records wait until the transaction ends, since two moves that each are right may make a loop
 * together. It is taken before any other lock, so that two changes can't deadlock. SQLite serializes its writers anyway.
 */
export const lockTree = async ({ trx, resource }: Pick<Writing, 'trx' | 'resource'>): Promise<void> => {
  if (isTree(resource)) await dialectOf(trx).lockName(trx, `tree ${tableName(resource)}`)
}
