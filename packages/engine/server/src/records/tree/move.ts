import { afterInput } from '@kampana/shared/calls/tree-calls'
import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import { invalid } from '../../error.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { edit, type Edited } from '../change-record.ts'
import { referenceId } from '../links/links.ts'
import type { InputValues, Row } from '../table.ts'
import { childPositions } from './find-position.ts'
import { positionBetween } from './position-between.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'
import type { WriteContext } from '../write-context.ts'

/** Destination of a move within a tree. */
export interface Target {
  /** Id of the new parent; null for the top level. Unchanged if omitted. */
  parent?: number | null
  /** Id of the preceding sibling; null to come first. Last if omitted. */
  after?: number | null
}

/** Moves a record to another parent or position, as an edit of these two values, logged as a move. */
export const move = (writing: WriteContext, id: number, target: Target): Promise<Edited> => {
  const { trx, resource } = writing
  if (!isTree(resource)) throw new Error(`${resource.name} is not a tree.`)
  const readInput = (old: Row) => readMove(trx, resource, old, target)
  return edit(writing, id, readInput, undefined, { action: 'move', right: 'move' })
}

const readMove = async (
  trx: EngineClient,
  resource: TreeResource,
  old: Row,
  { parent = referenceId(old, resource.tree.parent), after }: Target,
): Promise<InputValues> => {
  const children = await childPositions(trx, resource, parent)
  const [before, next] = neighbors(
    children.filter(({ id }) => id !== old.id),
    after,
  )
  const position = String(old[resource.tree.place])
  const isThere =
    children.some(({ id }) => id === old.id) &&
    (before === undefined || before < position) &&
    (next === undefined || position < next)
  return isThere
    ? {}
    : { [parentColumn(resource)]: parent, [resource.tree.place]: positionBetween(before, next) }
}

/** Positions of the future neighbors. Throws a 422 if the preceding sibling has another parent. */
const neighbors = (
  others: readonly { id: number; place: string }[],
  after: number | null | undefined,
): [before: string | undefined, next: string | undefined] => {
  if (after === undefined) return [others.at(-1)?.place, undefined]
  if (after === null) return [undefined, others[0]?.place]
  const index = others.findIndex(({ id }) => id === after)
  if (index === -1) throw invalid({ [afterInput]: [treeMessages.notBesideIt] })
  return [others[index]?.place, others[index + 1]?.place]
}
