import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import { isLive } from '@kampana/engine-declare/resource'
import { maxTreeLevels } from '@kampana/engine-declare/tree/tree'
import { visibilityRule } from '@kampana/engine-declare/visibility'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { invalid } from '../../error.ts'
import { addressFields } from '../addresses/address-fields.ts'
import { referenceId } from '../links/links.ts'
import { selectRow } from '../query/select.ts'
import { isInSections } from '../permissions/section-path.ts'
import { assertPermission } from '../permissions/permissions.ts'
import { indexRecord, isSearchable } from '../search-index.ts'
import { fetchRows, table, tableName, type InputValues, type Row } from '../table.ts'
import type { WriteContext } from '../write-context.ts'
import { isTree, parentColumn, readDescendants, readUp, type TreeResource } from './tree-records.ts'

// Steps of a change to records sorted by hand, or to a tree of records. They do nothing for other resources.

/**
 * Makes other changes of a tree or of an order by hand wait until the transaction ends: two valid moves can form a loop
 * together, or get the same position. Comes before any other lock, so that two changes can't deadlock. SQLite serializes
 * writers anyway.
 */
export const lockOrder = async ({ trx, resource }: Pick<WriteContext, 'trx' | 'resource'>): Promise<void> => {
  if (positionField(resource) !== undefined) await dialectOf(trx).lockName(trx, `tree ${tableName(resource)}`)
}

/** A written record; `old` is the former one, null for a new or restored record. */
interface Written {
  row: Row
  old: Row | null
  /** Action whose permission is needed to put a record there. */
  right: string
}

/**
 * Throws if a record can't have its new parent: a 422 for a loop, too many levels, or a published child of an unpublished
 * parent; a 403 without the permission.
 */
export const assertTree = async (writing: WriteContext, written: Written): Promise<void> => {
  const { trx, resource } = writing
  if (!isTree(resource)) return
  const { row, old } = written
  const { parent, place: position } = resource.tree
  const isElsewhere = !old || referenceId(old, parent) !== referenceId(row, parent)
  const goesLive = isLive(resource, row) && !(old && isLive(resource, old))
  if (isElsewhere || old[position] !== row[position]) await assertAllowedParent(writing, resource, written)
  if (!isElsewhere && !goesLive) return
  if (isElsewhere && old) await assertMayCarry(writing, resource, [old, row])
  const up = await readUp(trx, resource, referenceId(row, parent))
  if (isElsewhere) await assertFits(trx, resource, row, up)
  assertLiveAbove(resource, row, up[0], isElsewhere)
}

/** Throws a 422 under the written field for a published child of an unpublished parent. */
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
  const children = await readDescendants(trx, resource, [row.id])
  if (up.length + 1 + children.length > maxTreeLevels) throw refuse(treeMessages.tooDeep(maxTreeLevels))
}

/** A moved record leaves its parent's section for another. The top level belongs to no section. */
const assertAllowedParent = async (
  { trx, causer, hooks }: WriteContext,
  resource: TreeResource,
  { row, old, right }: Written,
): Promise<void> => {
  const states: InputValues[] = []
  for (const each of isInSections(resource) ? [old, row] : []) {
    if (!each) continue
    const above = referenceId(each, resource.tree.parent)
    states.push(each, above === null ? {} : await selectRow(trx, resource, hooks, above))
  }
  await assertPermission(trx, causer, right, resource, states, parentColumn(resource))
}

/** Published descendants move with an unpublished record, which needs the publish permission. */
const assertMayCarry = async (
  { trx, causer }: WriteContext,
  resource: TreeResource,
  states: readonly [old: Row, row: Row],
): Promise<void> => {
  const [{ id }, row] = states
  if (!resource.drafts || isLive(resource, row)) return
  const children = (await readDescendants(trx, resource, [id])).flat()
  if (children.some((each) => isLive(resource, each)))
    await assertPermission(trx, causer, 'publish', resource, states)
}

/** Updates the search entries of a record's descendants, which are found only while visitors can read their ancestors. */
export const indexDescendants = async (
  { trx, resource, hooks }: WriteContext,
  row: Row,
  old: Row,
): Promise<void> => {
  if (!isTree(resource) || !isSearchable(resource)) return
  const decisive = visibilityRule(resource, '').map(({ field }) => field)
  const isSame = (name: string): boolean => JSON.stringify(row[name]) === JSON.stringify(old[name])
  if ([...decisive, resource.tree.parent].every(isSame)) return
  for (const { id } of (await readDescendants(trx, resource, [row.id])).flat())
    await indexRecord(trx, resource, hooks, await selectRow(trx, resource, hooks, id))
}

type EditOne = (id: number, input: InputValues) => Promise<unknown>

/**
 * Updates the addresses of descendants that start with the record's former address. Each is an edit with its own permission
 * check, log entry and redirect.
 */
export const moveAddresses = async (
  { trx, resource }: Pick<WriteContext, 'trx' | 'resource'>,
  row: Row,
  old: Row,
  editOne: EditOne,
): Promise<void> => {
  if (!isTree(resource)) return
  for (const field of addressFields(resource)) {
    const [from, to] = [old[field], row[field]]
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) continue
    await moveDescendants({ trx, resource, field, from, to, editOne }, row.id)
  }
}

interface AddressMove extends Pick<WriteContext, 'trx'> {
  resource: TreeResource
  field: string
  from: string
  to: string
  editOne: EditOne
}

const moveDescendants = async (moving: AddressMove, id: number): Promise<void> => {
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
    // Its own edit moves its descendants.
    if (typeof address === 'string' && address.startsWith(`${from}/`))
      await editOne(row.id, { [field]: to + address.slice(from.length) })
    else await moveDescendants(moving, row.id)
  }
}
