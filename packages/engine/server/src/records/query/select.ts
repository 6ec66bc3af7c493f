import { modelName } from '@kampana/engine-declare/calls/nouns'
import { relevance } from '@kampana/engine-declare/lists/list-query'
import { required } from '../../required.ts'
import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { sql, type RawBuilder } from 'kysely'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { notFound } from '../../error.ts'
import type { Viewer } from '../activity.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import type { SelectedRows } from '../store.ts'
import { matches } from './conditions.ts'
import { decodeRows, findColumnStorage, findStorage } from '../storage/index.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { readPage, type Query } from './read-page.ts'
import { memoize } from '../../memoize.ts'
import { addLinks } from '../links/links.ts'
import { table, tableName, type Row } from '../table.ts'
import { findTextIndexes, type Among } from './text-search.ts'
import { correctQuery } from './correct-query.ts'
import { byRelevance } from './relevance.ts'

type ExtraColumns = Pick<EngineHooks, 'extraColumns'>
/** Hooks that reading a list uses. */
type ListHooks = Pick<EngineHooks, 'readScope' | 'extraColumns'>

/**
 * Reads a page of the rows that `viewer` may read. If the query requests it, a search without matches is repeated with similar
 * words.
 */
export const selectRows = async (
  client: EngineClient,
  resource: Resource,
  hooks: ListHooks,
  query: ParsedQuery,
  viewer: Viewer | null,
): Promise<SelectedRows> => {
  const page = await selectMatches(client, resource, hooks, query, viewer)
  if (page.total > 0 || !query.extras.includes('corrections')) return page
  const visible = readableRows(client, resource, hooks, query, viewer)
  const corrected = await correctQuery(client, resource, query, visible)
  if (!corrected) return page
  const other = await selectMatches(client, resource, hooks, corrected.query, viewer)
  return other.total > 0 ? { ...other, instead: corrected.words } : page
}

const readableRows = (
  client: EngineClient,
  resource: Resource,
  { readScope }: ListHooks,
  { conditions }: ParsedQuery,
  viewer: Viewer | null,
) =>
  table(client)
    .selectFrom(tableName(resource))
    .$if(readScope !== undefined, (narrowed) =>
      narrowed.where((eb) => required(readScope)(eb, viewer, conditions)),
    )

const selectMatches = async (
  client: EngineClient,
  resource: Resource,
  hooks: ListHooks,
  query: ParsedQuery,
  viewer: Viewer | null,
): Promise<{ rows: Row[]; total: number }> => {
  const dialect = dialectOf(client)
  const visible = readableRows(client, resource, hooks, query, viewer)
  const indexes = findTextIndexes(dialect, resource, viewer)
  const withConditions = (conditions: readonly Condition[], among?: Among): Query =>
    visible
      .$if(among !== undefined, (narrowed) => narrowed.where(required(among).isOne))
      .where((eb) => eb.and(conditions.map((each) => matches(indexes, resource, eb, each, among)))) as Query
  const selected = columns(
    resource,
    hooks,
    (name) => required(resource.fields[name]).inList || query.include.includes(name),
  )
  const page = await readPage({
    client,
    indexes,
    resource,
    query,
    withConditions,
    sorted: (rows, sort) =>
      sort[0] === relevance && !resource.fields[relevance]
        ? sorted(resource, byRelevance(dialect, resource, rows, query), resource.order)
        : sorted(resource, rows, sort),
    columns: selected,
  })
  await completeRows(client, resource, page.rows)
  return page
}

/** Reads a row by id; `lock` keeps others from changing it until the transaction ends. Throws a 404. */
export const selectRow = async (
  client: EngineClient,
  resource: Resource,
  hooks: ExtraColumns,
  id: number,
  { lock = false } = {},
): Promise<Row> => {
  const [row] = (await rowById(resource)(hooks, lock)(client, { id })) as Row[]
  if (!row) throw notFound(modelName(resource), id)
  return completeRow(client, resource, row)
}

/** Adds relations and references to a row read with `wholeColumns`. */
export const completeRow = async (client: EngineClient, resource: Resource, row: Row): Promise<Row> => {
  await completeRows(client, resource, [row])
  return row
}

const completeRows = async (client: EngineClient, resource: Resource, rows: Row[]): Promise<void> => {
  decodeRows(resource, rows)
  await addLinks(client, resource, rows)
}

/** Prepared query of a whole row by id. */
const rowById = memoize((resource: Resource) => {
  const prepareQuery = (hooks: ExtraColumns, lock: boolean) =>
    preparedQuery((client: EngineClient, { id }: { id: number }) =>
      table(client)
        .selectFrom(tableName(resource))
        .select(wholeColumns(resource, hooks))
        .where('id', '=', id)
        .$if(lock, (query) => query.forUpdate()),
    )
  const known = new Map<string, ReturnType<typeof prepareQuery>>()
  return (hooks: ExtraColumns, lock: boolean) => {
    const key = `${lock} ${String(hooks.extraColumns)}`
    const query = known.get(key) ?? prepareQuery(hooks, lock)
    known.set(key, query)
    return query
  }
})

/** Columns of a whole row, for `select` and `returning`. */
export const wholeColumns = (resource: Resource, hooks: ExtraColumns): string[] =>
  columns(resource, hooks, () => true)

/** Selects declared columns only, so that secrets in other columns never leave the table. */
const columns = (
  { fields }: Resource,
  { extraColumns = [] }: ExtraColumns,
  selected: (name: string) => boolean,
): string[] => {
  const declared = Object.entries(fields)
    .filter(([name, field]) => findStorage(field).column !== 'none' && selected(name))
    .map(([name, field]) => inputName(name, field))
  return ['id', ...declared, ...extraColumns]
}

/**
 * Sorts equally on both databases: text case-insensitively, equal values by id, and empty values first. In a resource's own
 * order by a number, records without one come last, as on the site.
 */
const sorted = (resource: Resource, query: Query, [field, direction]: ParsedQuery['sort']): Query => {
  const key = sortKey(resource, field)
  const rising = direction === 'ASC'
  const byId = (rows: Query): Query => rows.orderBy('id', rising ? 'asc' : 'desc')
  if (field === 'id') return byId(query)
  const emptyLast = field === resource.order[0] && resource.fields[field]?.kind === 'number'
  return byId(
    query.orderBy(key, (by) => {
      const ordered = rising ? by.asc() : by.desc()
      return rising === emptyLast ? ordered.nullsLast() : ordered.nullsFirst()
    }),
  )
}

const sortKey = (resource: Resource, name: string): RawBuilder<unknown> =>
  findColumnStorage(resource, name).sortKey?.({ resource, name }) ?? sql.ref(name)
