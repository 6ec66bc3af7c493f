import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { invalid } from '../../error.ts'
import type { Resource } from '@kampana/shared/resource'
import type { Change } from '../activity.ts'
import { edit } from '../change-record.ts'
import type { EngineHooks } from '../hooks.ts'
import { referenceId } from '../links.ts'
import type { Edited } from '../store.ts'
import type { InputValues, Row } from '../table.ts'
import { placesBeneath } from './find-place.ts'
import { placeBetween } from './place-between.ts'
import type { Target } from './target.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'

/** Moves a record beneath another, or among those beside it: an edit of its parent and place alone, logged as a move. */
export const move = (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  id: number,
  target: Target,
): Promise<Edited> => {
  if (!isTree(resource)) throw new Error(`${resource.name} are no tree.`)
  const readInput = (old: Row) => readMove(change, resource, old, target)
  return edit(change, resource, hooks, id, readInput, undefined, { action: 'move', right: 'move' })
}

const readMove = async (
  { trx }: Change,
  resource: TreeResource,
  old: Row,
  { parent = referenceId(old, resource.tree.parent), after }: Target,
): Promise<InputValues> => {
  const beneath = await placesBeneath(trx, resource, parent)
  const [before, next] = neighbours(
    beneath.filter(({ id }) => id !== old.id),
    after,
  )
  const place = String(old[resource.tree.place])
  const isThere =
    beneath.some(({ id }) => id === old.id) &&
    (before === undefined || before < place) &&
    (next === undefined || place < next)
  return isThere
    ? {}
    : { [parentColumn(resource)]: parent, [resource.tree.place]: placeBetween(before, next) }
}

/** The places between which a record comes. Throws a 422 where what it is to come after lies elsewhere. */
const neighbours = (
  others: readonly { id: number; place: string }[],
  after: number | null | undefined,
): [before: string | undefined, next: string | undefined] => {
  if (after === undefined) return [others.at(-1)?.place, undefined]
  if (after === null) return [undefined, others[0]?.place]
  const index = others.findIndex(({ id }) => id === after)
  if (index === -1) throw invalid({ [afterInput]: [treeMessages.notBesideIt] })
  return [others[index]?.place, others[index + 1]?.place]
}

/** The input that names the record after which one comes. */
export const afterInput = 'after_id'
