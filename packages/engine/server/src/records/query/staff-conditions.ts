import { releaseStates } from '@kampana/engine-declare/api/releases'
import type { Resource } from '@kampana/engine-declare/resource'
import { sql, type Expression, type SqlBool } from 'kysely'
import { z } from 'zod'
import { tableName } from '../table.ts'
import { isTree, parentColumn } from '../tree/tree-records.ts'

const ids = z.preprocess((value) => [value].flat(), z.array(z.int32()).min(1))

/** A filter without a declared field, for staff only. */
interface StaffFilter {
  of: (resource: Resource) => boolean
  values: z.ZodType<readonly unknown[]>
  matches: (resource: Resource, key: string, values: readonly unknown[]) => Expression<SqlBool>
}

/** Filters by creator or last editor (records/authors.ts). */
const byPeople: StaffFilter = {
  of: () => true,
  values: ids,
  matches: ({ name }, column, people) =>
    sql<SqlBool>`id in (select record_id from record_authors
    where resource = ${name} and ${sql.ref(column)} in (${sql.join([...people])}))`,
}

/** Filters by the state of the open release that contains the record or its draft. */
const inRelease: StaffFilter = {
  of: ({ drafts }) => drafts !== undefined,
  values: z.preprocess(
    (value) => [value].flat(),
    z.array(z.enum(releaseStates).exclude(['published'])).min(1),
  ),
  matches: ({ name }, _, states) =>
    sql<SqlBool>`id in (select drafts.record_id from drafts join changes on changes.id = drafts.change_id
    where drafts.resource = ${name} and changes.state in (${sql.join([...states])}))`,
}

/** Filters a tree by ancestors: the given records and their descendants. */
const descendants: StaffFilter = {
  of: isTree,
  values: ids,
  matches: (resource, _, tops) => {
    if (!isTree(resource)) return sql<SqlBool>`false`
    const own = sql.table(tableName(resource))
    const [id, above] = ['id', parentColumn(resource)].map((name) =>
      sql.ref(`${tableName(resource)}.${name}`),
    )
    return sql<SqlBool>`id in (with recursive branch(id) as (
      select ${id} from ${own} where ${id} in (${sql.join([...tops])})
      union all
      select ${id} from ${own} join branch on ${above} = branch.id
    ) select id from branch)`
  },
}

const filters: Readonly<Record<string, StaffFilter>> = {
  created_by: byPeople,
  updated_by: byPeople,
  change: inRelease,
  beneath: descendants,
}

/** Filter of a resource by key; undefined if there is none or a declared field has this name. */
export const findStaffFilter = (resource: Resource, key: string): StaffFilter | undefined => {
  const filter = Object.hasOwn(filters, key) && !resource.fields[key] ? filters[key] : undefined
  return filter?.of(resource) ? filter : undefined
}
