import { afterInput, beforeInput } from '@kampana/engine-declare/calls/order-calls'
import { positionBetween } from '@kampana/engine-declare/lists/position-between'
import { moveAction, positionField } from '@kampana/engine-declare/lists/position-field'
import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { invalid } from '../../error.ts'
import { edit, type Edited } from '../change-record.ts'
import { referenceId } from '../links/links.ts'
import type { InputValues, Row } from '../table.ts'
import { siblingPositions, spread, type Placed, type Target } from './find-position.ts'
import { isTree, parentColumn } from './tree-records.ts'
import type { WriteContext } from '../write-context.ts'

/** Moves a record to another parent or position, as an edit of these two values, logged as a move. */
export const move = (writing: WriteContext, id: number, target: Target): Promise<Edited> =>
  edit(writing, id, (old) => readMove(writing, old, target), undefined, {
    action: 'move',
    right: moveAction(writing.resource),
  })

const readMove = async (
  { trx, resource }: WriteContext,
  old: Row,
  { parent = isTree(resource) ? referenceId(old, resource.tree.parent) : null, ...target }: Target,
): Promise<InputValues> => {
  const field = String(positionField(resource))
  const all = await siblingPositions(trx, resource, parent)
  const others = all.filter(({ id }) => id !== old.id)
  if ((target.after ?? target.before) === old.id && others.length < all.length) return {}
  const index = indexOf(resource, others, target)
  if (all[index]?.id === old.id) return {}
  const there = hasRoom(others, index) ? others : await spread(trx, resource, others)
  const position = positionBetween(there[index - 1]?.position, there[index]?.position)
  return { ...(isTree(resource) && { [parentColumn(resource)]: parent }), [field]: position }
}

/** False between two records with the same position. */
const hasRoom = (others: readonly Placed[], index: number): boolean => {
  const [before, next] = [others[index - 1]?.position, others[index]?.position]
  return before === undefined || next === undefined || before < next
}

/** Index of a target among the other records. Throws a 422 if the neighbor is not one of them. */
const indexOf = (
  resource: Resource,
  others: readonly Placed[],
  { after, before }: Omit<Target, 'parent'>,
): number => {
  if (after === null) return 0
  const [name, neighbor] = after === undefined ? [beforeInput, before] : [afterInput, after]
  if (neighbor == null) return others.length
  const index = others.findIndex(({ id }) => id === neighbor)
  const problem = isTree(resource) ? treeMessages.notBesideIt : basicMessages.invalid.selected(name)
  if (index === -1) throw invalid({ [name]: [problem] })
  return name === afterInput ? index + 1 : index
}
