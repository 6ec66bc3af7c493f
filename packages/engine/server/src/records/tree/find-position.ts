import { positionAt, positionBetween } from '@kampana/engine-declare/lists/position-between'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { table, tableName, type InputValues } from '../table.ts'
import { isTree, parentColumn, parentOf } from './tree-records.ts'

/** Position of a record sorted by hand. */
export interface Placed {
  id: number
  position: string
}

/** Destination of a move. Without a neighbor, the record comes last. */
export interface Target {
  /** Id of the new parent in a tree; null for the top level. Unchanged if omitted. */
  parent?: number | null
  /** Id of the record before it; null to come first. */
  after?: number | null
  /** Id of the record behind it; null to come last. */
  before?: number | null
}

/** Position of a new record among its siblings: last, or first if declared. Nothing for another order. */
export const newPosition = async (
  trx: EngineClient,
  resource: Resource,
  columns: InputValues,
): Promise<Record<string, string>> => {
  const field = positionField(resource)
  if (field === undefined) return {}
  const isFirst = resource.byHand === 'first'
  const [next] = await siblings(trx, resource, parentOf(resource, columns))
    .orderBy(field, isFirst ? 'asc' : 'desc')
    .limit(1)
    .execute()
  return {
    [field]: isFirst
      ? positionBetween(undefined, next?.position)
      : positionBetween(next?.position, undefined),
  }
}

/** Records sorted by hand: the children of a parent, the top level, or all records of a list. */
export const siblingPositions = (
  client: EngineClient,
  resource: Resource,
  parent: number | null,
): Promise<Placed[]> => siblings(client, resource, parent).orderBy('position').orderBy('id').execute()

const siblings = (client: EngineClient, resource: Resource, parent: number | null) =>
  table(client)
    .selectFrom(tableName(resource))
    .select(['id', `${positionField(resource)} as position`])
    .$if(isTree(resource), (rows) =>
      rows.where(isTree(resource) ? parentColumn(resource) : 'id', parent === null ? 'is' : '=', parent),
    )
    .$castTo<Placed>()

/** Renumbers records with equal positions, such as records from two imports, since nothing fits between them. */
export const spread = async (
  client: EngineClient,
  resource: Resource,
  placed: readonly Placed[],
): Promise<Placed[]> => {
  const spread = placed.map(({ id }, index) => ({ id, position: positionAt(index) }))
  for (const { id, position } of spread)
    await table(client)
      .updateTable(tableName(resource))
      .set({ [String(positionField(resource))]: position })
      .where('id', '=', id)
      .execute()
  return spread
}
