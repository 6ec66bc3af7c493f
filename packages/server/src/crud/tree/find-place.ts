import type { Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { table, tableName, type InputValues } from '../table.ts'
import { placeBetween } from './place-between.ts'
import { isTree, parentColumn, parentOf, type TreeResource } from './tree-records.ts'

/** Position after the last child of a record's new parent. */
export const lastPlace = async (
  trx: EngineClient,
  resource: Resource,
  columns: InputValues,
): Promise<Record<string, string>> => {
  if (!isTree(resource)) return {}
  const { place } = resource.tree
  const places = await placesBeneath(trx, resource, parentOf(resource, columns))
  return { [place]: placeBetween(places.at(-1)?.place, undefined) }
}

/** Children of a record, or the top level, sorted by position. */
export const placesBeneath = async (
  client: EngineClient,
  resource: TreeResource,
  parent: number | null,
): Promise<{ id: number; place: string }[]> => {
  const { place } = resource.tree
  return (await table(client)
    .selectFrom(tableName(resource))
    .select(['id', `${place} as place`])
    .where(parentColumn(resource), parent === null ? 'is' : '=', parent)
    .orderBy(place)
    .orderBy('id')
    .execute()) as { id: number; place: string }[]
}
