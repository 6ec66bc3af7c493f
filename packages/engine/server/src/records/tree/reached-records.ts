import type { Resource } from '@kampana/engine-declare/resource'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { EngineClient } from '../../db/engine-tables.ts'
import { required } from '../../required.ts'
import type { Viewer } from '../activity.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import { table, tableName } from '../table.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'

/** Condition: visitors can read all ancestors of a record. `rule` is the condition for one record of the table. */
export const reachedRows = (resource: TreeResource, rule: RawBuilder<SqlBool>): RawBuilder<SqlBool> => {
  const own = sql.table(tableName(resource))
  const above = sql.ref(`${tableName(resource)}.${parentColumn(resource)}`)
  const id = sql.ref(`${tableName(resource)}.id`)
  return sql<SqlBool>`(${above} is null or ${above} in (
    with recursive reached(id) as (
      select ${id} from ${own} where ${above} is null and ${rule}
      union all
      select ${id} from ${own} join reached on ${above} = reached.id where ${rule}
    ) select id from reached))`
}

/** Records whose ancestors the viewer can all read. Returns all records if the resource isn't a tree. */
export const findReached = async (
  client: EngineClient,
  resource: Resource,
  { readScope }: Pick<EngineHooks, 'readScope'>,
  ids: readonly number[],
  viewer: Viewer | null = null,
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0 || !readScope || !isTree(resource)) return new Set(ids)
  const rows = await table(client)
    .selectFrom(tableName(resource))
    .select('id')
    .where('id', 'in', [...ids])
    .where((eb) => required(readScope)(eb, viewer, []))
    .execute()
  return new Set(rows.map((row) => row['id'] as number))
}
