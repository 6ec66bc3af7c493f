import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { table, tableName, type InputValues } from '../table.ts'
import { positionBetween } from './position-between.ts'
import { isTree, parentColumn, parentOf, type TreeResource } from './tree-records.ts'

/** Position after the last child of a record's new parent. */
export const positionAtEnd = async (
  trx: EngineClient,
  resource: Resource,
  columns: InputValues,
): Promise<Record<string, string>> => {
  if (!isTree(resource)) return {}
  const { place: position } = resource.tree
  const positions = await childPositions(trx, resource, parentOf(resource, columns))
  return { [position]: positionBetween(positions.at(-1)?.place, undefined) }
}

/** Children of a record, or the top level, sorted by position. */
export const childPositions = async (
  client: EngineClient,
  resource: TreeResource,
  parent: number | null,
): Promise<{ id: number; place: string }[]> => {
  const { place: position } = resource.tree
  return (await table(client)
    .selectFrom(tableName(resource))
    .select(['id', `${position} as place`])
    .where(parentColumn(resource), parent === null ? 'is' : '=', parent)
    .orderBy(position)
    .orderBy('id')
    .execute()) as { id: number; place: string }[]
}
