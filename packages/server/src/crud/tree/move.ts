import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { invalid } from '../../error.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { edit, type Edited } from '../change-record.ts'
import { referenceId } from '../links/links.ts'
import type { InputValues, Row } from '../table.ts'
import { placesBeneath } from './find-place.ts'
import { placeBetween } from './place-between.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'
import type { Writing } from '../writing.ts'

/** Where a record of a tree is moved to. */
export interface Target {
  /** The id of the record above; null for the top. Left out, it stays. */
  parent?: number | null
  /** The id of the record after which it comes; null for none, so that it is the first. Left out, it is the last. */
  after?: number | null
}

/** Moves a record beneath another, or among those beside it: an edit of its parent and place alone, logged as a move. */
export const move = (writing: Writing, id: number, target: Target): Promise<Edited> => {
  const { trx, resource } = writing
  if (!isTree(resource)) throw new Error(`${resource.name} are no tree.`)
  const readInput = (old: Row) => readMove(trx, resource, old, target)
  return edit(writing, id, readInput, undefined, { action: 'move', right: 'move' })
}

const readMove = async (
  trx: EngineClient,
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
