import { permissionName, type Action, type Resource } from '@kampana/engine-declare/resource'
import { isVisible, visibilityRule, type VisibilityCondition } from '@kampana/engine-declare/visibility'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import type { EngineContext } from './context/engine-context.ts'
import type { Viewer } from './activity.ts'
import type { EngineHooks, RecordHooks } from './hooks/hooks.ts'
import { tableName } from './table.ts'
import { reachedRows } from './tree/reached-records.ts'
import { isTree } from './tree/tree-records.ts'

type Context = Pick<EngineContext, 'settings' | 'now'>

/**
 * Hooks of the declared visibility. People with the action's permission read all records; others read those that the
 * declaration shows to visitors.
 */
export const visibilityHooks = (
  resource: Resource,
  context: Context,
  listScope: RecordHooks['listScope'],
): Pick<EngineHooks, 'isVisible' | 'readScope' | 'canRead'> => {
  const today = () => calendarDay(context.settings.timeZone, context.now())
  const visible = { isVisible: (row: Readonly<Record<string, unknown>>) => isVisible(resource, row, today()) }
  if (visibilityRule(resource, '').length === 0)
    return { ...visible, ...(listScope && { readScope: listScope }) }
  return {
    ...visible,
    readScope: (eb, viewer, conditions) =>
      eb.and([
        ...(listScope ? [listScope(eb, viewer, conditions)] : []),
        ...(holdsAny(resource, viewer, ['list']) ? [] : [visibleRows(resource, today())]),
      ]),
    canRead: (row, viewer) => holdsAny(resource, viewer, readingActions(resource)) || visible.isVisible(row),
  }
}

/** Actions that read one record. The list counts for a resource without pages of its records. */
const readingActions = ({ actions }: Resource): Action[] =>
  actions.includes('show') ? ['show', 'edit'] : ['list', 'edit']

/** True if a viewer can read every record of a resource in one way or another. */
export const readsAll = (resource: Resource, viewer: Viewer | null): boolean =>
  holdsAny(resource, viewer, ['list', 'show', 'edit'])

const holdsAny = (resource: Resource, viewer: Viewer | null, actions: readonly Action[]): boolean =>
  actions.some((action) => viewer?.permissions.has(permissionName(action, resource)))

/** Condition: visitors can read a record on a day. For queries of the resource's table. */
export const visibleRows = (resource: Resource, today: string): RawBuilder<SqlBool> => {
  const rule = ownRule(resource, today)
  return isTree(resource) ? sql<SqlBool>`${rule} and ${reachedRows(resource, rule)}` : rule
}

const ownRule = (resource: Resource, today: string): RawBuilder<SqlBool> =>
  sql.join(
    [sql`1 = 1`, ...visibilityRule(resource, today).map((each) => toSql(tableName(resource), each))],
    sql` and `,
  )

const toSql = (
  name: string,
  { field, operator, value, orNull }: VisibilityCondition,
): RawBuilder<SqlBool> => {
  const column = sql.ref(`${name}.${field}`)
  if (operator === 'is not') return sql<SqlBool>`${column} is not null`
  const holds = sql<SqlBool>`${column} ${sql.raw(operator)} ${value}`
  return orNull ? sql<SqlBool>`(${column} is null or ${holds})` : holds
}
