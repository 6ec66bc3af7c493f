import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { HttpError } from '../../error.ts'
import type { Row } from '../table.ts'
import { newPosition, siblingPositions } from './find-position.ts'
import { isTree, parentColumn, parentOf, readDescendants, readUp } from './tree-records.ts'
import type { WriteContext } from '../write-context.ts'

/** Sorts the records of a deletion, descendants first. Throws a 409 that names descendants that aren't selected. */
export const descendantRows = async (
  { trx, resource }: WriteContext,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (!isTree(resource)) return ids
  const children = (await readDescendants(trx, resource, ids)).flat()
  const left = children.filter(({ id }) => !ids.includes(id))
  if (left.length > 0) {
    const named = left.map((row) => ({ id: row.id, title: String(row[resource.title]) }))
    throw new HttpError(409, treeMessages.beneath(left.length), { beneath: named })
  }
  const levels = new Map<number, number>()
  for (const id of ids) levels.set(id, (await readUp(trx, resource, id)).length)
  return ids.toSorted((a, b) => (levels.get(b) ?? 0) - (levels.get(a) ?? 0))
}

/** Sorts the records of a restore, parents first. */
export const fromAbove = async (
  { trx, resource }: WriteContext,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (!isTree(resource) || ids.length < 2) return ids
  const stored = await trx
    .selectFrom('trash')
    .select(['record_id', 'kept'])
    .where('resource', '=', resource.name)
    .where('record_id', 'in', [...ids])
    .execute()
  const above = new Map(
    stored.map((each) => [each.record_id, parentOf(resource, (JSON.parse(each.kept) as { row: Row }).row)]),
  )
  const depth = (id: number): number => {
    const parent = above.get(id)
    return parent == null ? 0 : 1 + depth(parent)
  }
  return ids.toSorted((a, b) => depth(a) - depth(b))
}

/**
 * Prepares a row from the trash for its order by hand: in its former position, or that of a new record if the position is
 * taken or the parent was deleted permanently. Throws a 422 if the parent is in the trash.
 */
export const backInOrder = async ({ trx, resource }: WriteContext, stored: Row, row: Row): Promise<Row> => {
  const field = positionField(resource)
  if (field === undefined) return row
  const parent = parentOf(resource, stored)
  const isGone = parent !== parentOf(resource, row)
  if (parent !== null && isGone) await assertNotInTrash(trx, resource, stored, parent)
  const positions = await siblingPositions(trx, resource, parentOf(resource, row))
  const isTaken = row[field] === undefined || positions.some(({ position }) => position === row[field])
  return isGone || isTaken ? { ...row, ...(await newPosition(trx, resource, row)) } : row
}

const assertNotInTrash = async (
  client: EngineClient,
  resource: Resource,
  stored: Row,
  parent: number,
): Promise<void> => {
  const above = await client
    .selectFrom('trash')
    .select('title')
    .where('resource', '=', resource.name)
    .where('record_id', '=', parent)
    .executeTakeFirst()
  if (!above || !isTree(resource)) return
  const text = treeMessages.aboveInTrash(above.title)
  throw new HttpError(422, basicErrorMessages.notRestored(String(stored[resource.title]), text), {
    errors: { [parentColumn(resource)]: [text] },
  })
}
