import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { isLive } from '@kampana/shared/resource'
import { maxTreeLevels } from '@kampana/shared/tree/tree'
import { visibilityRule } from '@kampana/shared/visibility'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { invalid } from '../../error.ts'
import { addressFields } from '../addresses/address-fields.ts'
import { referenceId } from '../links/links.ts'
import { selectRow } from '../query/select.ts'
import { hasPlace } from '../rights/place.ts'
import { assertRight } from '../rights/rights.ts'
import { indexRecord, isSearchable } from '../search-index.ts'
import { fetchRows, table, tableName, type InputValues, type Row } from '../table.ts'
import type { Writing } from '../writing.ts'
import { isTree, parentColumn, readBeneath, readUp, type TreeResource } from './tree-records.ts'

// What a change of a record takes where records lie beneath one another; of all others nothing.

/**
 * Makes other changes of a tree's records wait until the transaction ends, since two moves that each are right may make a loop
 * together. It is taken before any other lock, so that two changes can't deadlock. SQLite serializes its writers anyway.
 */
export const lockTree = async ({ trx, resource }: Pick<Writing, 'trx' | 'resource'>): Promise<void> => {
  if (isTree(resource)) await dialectOf(trx).lockName(trx, `tree ${tableName(resource)}`)
}

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
  if (isElsewhere && old) await assertMayCarry(writing, resource, [old, row])
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

/** What is live beneath a record that isn't moves with it, which takes the permission to publish. */
const assertMayCarry = async (
  { trx, causer }: Writing,
  resource: TreeResource,
  states: readonly [old: Row, row: Row],
): Promise<void> => {
  const [{ id }, row] = states
  if (!resource.drafts || isLive(resource, row)) return
  const beneath = (await readBeneath(trx, resource, [id])).flat()
  if (beneath.some((each) => isLive(resource, each)))
    await assertRight(trx, causer, 'publish', resource, states)
}

/** Has the search find what lies beneath a record only while visitors read that, too. */
export const indexBeneath = async ({ trx, resource, hooks }: Writing, row: Row, old: Row): Promise<void> => {
  if (!isTree(resource) || !isSearchable(resource)) return
  const decisive = visibilityRule(resource, '').map(({ field }) => field)
  const isSame = (name: string): boolean => JSON.stringify(row[name]) === JSON.stringify(old[name])
  if ([...decisive, resource.tree.parent].every(isSame)) return
  for (const { id } of (await readBeneath(trx, resource, [row.id])).flat())
    await indexRecord(trx, resource, hooks, await selectRow(trx, resource, hooks, id))
}

type EditOne = (id: number, input: InputValues) => Promise<unknown>

/**
 * Gives what lies beneath a record, at addresses beneath its own, the beginning of its new address: each by an edit of its own, so
 * that it has its rights, log and redirect.
 */
export const moveAddresses = async (
  { trx, resource }: Pick<Writing, 'trx' | 'resource'>,
  row: Row,
  old: Row,
  editOne: EditOne,
): Promise<void> => {
  if (!isTree(resource)) return
  for (const field of addressFields(resource)) {
    const [from, to] = [old[field], row[field]]
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) continue
    await moveBeneath({ trx, resource, field, from, to, editOne }, row.id)
  }
}

interface AddressMove extends Pick<Writing, 'trx'> {
  resource: TreeResource
  field: string
  from: string
  to: string
  editOne: EditOne
}

const moveBeneath = async (moving: AddressMove, id: number): Promise<void> => {
  const { trx, resource, field, from, to, editOne } = moving
  const rows = await fetchRows(
    table(trx)
      .selectFrom(tableName(resource))
      .select(['id', field])
      .where(parentColumn(resource), '=', id)
      .orderBy('id'),
  )
  for (const row of rows) {
    const address = row[field]
    // Its own edit moves what lies beneath it.
    if (typeof address === 'string' && address.startsWith(`${from}/`))
      await editOne(row.id, { [field]: to + address.slice(from.length) })
    else await moveBeneath(moving, row.id)
  }
}
