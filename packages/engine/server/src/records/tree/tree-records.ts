import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { maxTreeLevels, type Tree } from '@kampana/engine-declare/tree/tree'
import { visibilityRule } from '@kampana/engine-declare/visibility'
import type { EngineClient } from '../../db/engine-tables.ts'
import { required } from '../../required.ts'
import { fetchRows, table, tableName, type InputValues, type Row } from '../table.ts'

/** A resource whose records form a tree. */
export type TreeResource = Resource & { tree: Tree }

export const isTree = (resource: Resource): resource is TreeResource => resource.tree !== undefined

/** Column and input of the parent. */
export const parentColumn = ({ tree, fields }: TreeResource): string =>
  inputName(tree.parent, required(fields[tree.parent]))

/** Columns that the rules of a tree need. */
const columnsOf = (resource: TreeResource): string[] => {
  const decisive = visibilityRule(resource, '').map(({ field }) => field)
  return [...new Set(['id', resource.title, parentColumn(resource), resource.tree.place, ...decisive])]
}

const rowsWhere = (
  client: EngineClient,
  resource: TreeResource,
  column: string,
  ids: readonly number[],
): Promise<Row[]> =>
  fetchRows(
    table(client)
      .selectFrom(tableName(resource))
      .select(columnsOf(resource))
      .where(column, 'in', [...ids]),
  )

/** A record and its ancestors, bottom up; at most one more than a tree has levels. */
export const readUp = async (
  client: EngineClient,
  resource: TreeResource,
  id: number | null,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (let next = id; next !== null && rows.length <= maxTreeLevels;) {
    const [row] = await rowsWhere(client, resource, 'id', [next])
    if (!row) break
    rows.push(row)
    next = parentOf(resource, row)
  }
  return rows
}

/** Descendants of some records, level by level. */
export const readDescendants = async (
  client: EngineClient,
  resource: TreeResource,
  ids: readonly number[],
): Promise<Row[][]> => {
  const levels: Row[][] = []
  for (let above = ids; above.length > 0 && levels.length <= maxTreeLevels;) {
    const rows = await rowsWhere(client, resource, parentColumn(resource), above)
    if (rows.length > 0) levels.push(rows)
    above = rows.map((row) => row.id)
  }
  return levels
}

/** Id of a row's parent; null at the top level and outside a tree. */
export const parentOf = (resource: Resource, row: InputValues): number | null =>
  isTree(resource) ? ((row[parentColumn(resource)] ?? null) as number | null) : null
