import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { basicErrorMessages } from '@kampana/shared/messages/basic-error-messages'
import type { Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { HttpError } from '../../error.ts'
import type { Row } from '../table.ts'
import { lastPlace, placesBeneath } from './find-place.ts'
import { isTree, parentColumn, parentOf, readBeneath, readUp } from './tree-records.ts'
import type { Writing } from '../writing.ts'

/** Sorts the records of a deletion, descendants first. Throws a 409 that names descendants that aren't selected. */
export const fromBeneath = async (
  { trx, resource }: Writing,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (!isTree(resource)) return ids
  const beneath = (await readBeneath(trx, resource, ids)).flat()
  const left = beneath.filter(({ id }) => !ids.includes(id))
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
  { trx, resource }: Writing,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (!isTree(resource) || ids.length < 2) return ids
  const kept = await trx
    .selectFrom('trash')
    .select(['record_id', 'kept'])
    .where('resource', '=', resource.name)
    .where('record_id', 'in', [...ids])
    .execute()
  const above = new Map(
    kept.map((each) => [each.record_id, parentOf(resource, (JSON.parse(each.kept) as { row: Row }).row)]),
  )
  const depth = (id: number): number => {
    const parent = above.get(id)
    return parent == null ? 0 : 1 + depth(parent)
  }
  return ids.toSorted((a, b) => depth(a) - depth(b))
}

/**
 * Prepares a row from the trash for the tree: in its former position, or last if that is taken or its parent was deleted
 * permanently. Throws a 422 if its parent is in the trash.
 */
export const backInTree = async ({ trx, resource }: Writing, kept: Row, row: Row): Promise<Row> => {
  if (!isTree(resource)) return row
  const parent = parentOf(resource, kept)
  const isGone = parent !== parentOf(resource, row)
  if (parent !== null && isGone) await assertNotInTrash(trx, resource, kept, parent)
  const places = await placesBeneath(trx, resource, parentOf(resource, row))
  const isTaken = places.some(({ place }) => place === row[resource.tree.place])
  return isGone || isTaken ? { ...row, ...(await lastPlace(trx, resource, row)) } : row
}

const assertNotInTrash = async (
  client: EngineClient,
  resource: Resource,
  kept: Row,
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
  throw new HttpError(422, basicErrorMessages.notRestored(String(kept[resource.title]), text), {
    errors: { [parentColumn(resource)]: [text] },
  })
}
