import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { isLive } from '@kampana/shared/resource'
import { maxTreeLevels } from '@kampana/shared/tree/tree'
import type { EngineClient } from '../../db/engine-tables.ts'
import { invalid } from '../../error.ts'
import { referenceId } from '../links/links.ts'
import { selectRow } from '../query/select.ts'
import { hasPlace } from '../rights/place.ts'
import { assertRight } from '../rights/rights.ts'
import type { InputValues, Row } from '../table.ts'
import { isTree, parentColumn, readBeneath, readUp, type TreeResource } from './tree-records.ts'
import type { Writing } from '../writing.ts'

/** A record as it was written; `old` is the former one, null for one that is new or comes back. */
interface Written {
  row: Row
  old: Row | null
  /** The action whose right it takes to put a record there. */
  right: string
}

/**
 * Throws where a record can't lie where it was written to: a 422 for a loop, for too many levels and for what is live beneath what
 * isn't, a 403 for who may not put it there.
 */
export const assertTree = async (writing: Writing, written: Written): Promise<void> => {
  const { trx, resource } = writing
  if (!isTree(resource)) return
  const { row, old } = written
  const { parent, place } = resource.tree
  const isElsewhere = !old || referenceId(old, parent) !== referenceId(row, parent)
  const goesLive = isLive(resource, row) && !(old && isLive(resource, old))
  if (isElsewhere || old[place] !== row[place]) await assertMayLie(writing, resource, written)
  if (!isElsewhere && !goesLive) return
  const up = await readUp(trx, resource, referenceId(row, parent))
  if (isElsewhere) await assertFits(trx, resource, row, up)
  assertLiveAbove(resource, row, up[0], isElsewhere)
}

/** Throws a 422, under the field that was written, for what would be live beneath what isn't. */
const assertLiveAbove = (
  resource: TreeResource,
  row: Row,
  above: Row | undefined,
  isElsewhere: boolean,
): void => {
  if (!above || !isLive(resource, row) || isLive(resource, above)) return
  const live = isElsewhere ? undefined : resource.drafts?.live
  const problem = treeMessages.aboveNotLive(String(above[resource.title]))
  throw invalid({ [live ?? parentColumn(resource)]: [problem] })
}

const assertFits = async (
  trx: EngineClient,
  resource: TreeResource,
  row: Row,
  up: readonly Row[],
): Promise<void> => {
  const { title } = resource
  const refuse = (problem: string) => invalid({ [parentColumn(resource)]: [problem] })
  const above = up[0]
  if (above && up.some(({ id }) => id === row.id))
    throw refuse(treeMessages.loop(String(row[title]), String(above[title])))
  const beneath = await readBeneath(trx, resource, [row.id])
  if (up.length + 1 + beneath.length > maxTreeLevels) throw refuse(treeMessages.tooDeep(maxTreeLevels))
}

/** What moves leaves the part of the site of the record above it for another's; the top is in nobody's part. */
const assertMayLie = async (
  { trx, causer, hooks }: Writing,
  resource: TreeResource,
  { row, old, right }: Written,
): Promise<void> => {
  const states: InputValues[] = []
  for (const each of hasPlace(resource) ? [old, row] : []) {
    if (!each) continue
    const above = referenceId(each, resource.tree.parent)
    states.push(each, above === null ? {} : await selectRow(trx, resource, hooks, above))
  }
  await assertRight(trx, causer, right, resource, states, parentColumn(resource))
}
