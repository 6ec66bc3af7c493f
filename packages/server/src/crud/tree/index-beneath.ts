import { visibilityRule } from '@kampana/shared/visibility'
import { selectRow } from '../query/select.ts'
import { indexRecord, isSearchable } from '../search-index.ts'
import type { Row } from '../table.ts'
import { isTree, readBeneath } from './tree-records.ts'
import type { Writing } from '../writing.ts'

/** Has the search find what lies beneath a record only while visitors read that, too. */
export const indexBeneath = async ({ trx, resource, hooks }: Writing, row: Row, old: Row): Promise<void> => {
  if (!isTree(resource) || !isSearchable(resource)) return
  const decisive = visibilityRule(resource, '').map(({ field }) => field)
  const isSame = (name: string): boolean => JSON.stringify(row[name]) === JSON.stringify(old[name])
  if ([...decisive, resource.tree.parent].every(isSame)) return
  for (const { id } of (await readBeneath(trx, resource, [row.id])).flat())
    await indexRecord(trx, resource, hooks, await selectRow(trx, resource, hooks, id))
}
