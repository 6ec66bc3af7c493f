import { required } from '../../required.ts'
import { inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { sql, type RawBuilder } from 'kysely'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { DbClient } from '../../db/tables.ts'
import { notFound } from '../../error.ts'
import type { ResourceHooks, Viewer } from '../hooks.ts'
import { matches } from './conditions.ts'
import { decodeRows, storageAt, storageOf } from '../storage/index.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { readPage, type Query } from './read-page.ts'
import { referencesOf, withReferred } from '../references.ts'
import { memoize } from '../../memoize.ts'
import { relationsOf, withRelated } from '../relations.ts'
import { table, tableOf, type Row } from '../table.ts'
import type { Among, DatabaseKind } from './text-search.ts'

/** A page of a resource's rows as `viewer` sees them, and how many match in all. */
export const selectRows = async (
  { asked, kind }: { asked: DbClient; kind: DatabaseKind },
  resource: Resource,
  hooks: ResourceHooks,
  query: ParsedQuery,
  viewer: Viewer | null,
): Promise<{ rows: Row[]; total: number }> => {
  const { readScope } = hooks
  const seen = table(asked)
    .selectFrom(tableOf(resource))
    .$if(readScope !== undefined, (narrowed) =>
      narrowed.where((eb) => required(readScope)(eb, viewer, query.conditions)),
    )
  const meeting = (conditions: readonly Condition[], among?: Among): Query =>
    seen
      .$if(among !== undefined, (narrowed) => narrowed.where(required(among).isOne))
      .where((eb) => eb.and(conditions.map((each) => matches(kind, resource, eb, each, among)))) as Query
  const wanted = columns(
    resource,
    hooks,
    (name) => required(resource.fields[name]).inList || query.include.includes(name),
  )
  const page = await readPage({
    asked,
    kind,
    resource,
    query,
    meeting,
    sorted: (rows, sort) => sorted(resource, rows, sort),
    columns: wanted,
  })
  await withOthers(asked, resource, page.rows)
  return page
}

/** One row by its id; `lock` keeps others from changing it until the transaction ends. Throws a 404. */
export const selectRow = async (
  client: DbClient,
  resource: Resource,
  hooks: ResourceHooks,
  id: number,
  { lock = false } = {},
): Promise<Row> => {
  const [row] = (await rowById(resource)(hooks, lock)(client, { id })) as Row[]
  if (!row) throw notFound(modelName(resource), id)
  return completeRow(client, resource, row)
}

/** Gives a row, read with its `wholeColumns`, what it is related to and what it refers to. */
export const completeRow = async (client: DbClient, resource: Resource, row: Row): Promise<Row> => {
  await withOthers(client, resource, [row])
  return row
}

/** Reads the whole row of an id; one query for each resource. */
const rowById = memoize((resource: Resource) => {
  const queryOf = (hooks: ResourceHooks, lock: boolean) =>
    preparedQuery((asked, { id }: { id: number }) =>
      table(asked)
        .selectFrom(tableOf(resource))
        .select(wholeColumns(resource, hooks))
        .where('id', '=', id)
        .$if(lock, (query) => query.forUpdate()),
    )
  const known = new Map<string, ReturnType<typeof queryOf>>()
  return (hooks: ResourceHooks, lock: boolean) => {
    const key = `${lock} ${String(hooks.extraColumns)}`
    const query = known.get(key) ?? queryOf(hooks, lock)
    known.set(key, query)
    return query
  }
})

/** How a record is called where it is missed: `Update`, `JobOpening`. */
export const modelName = ({ singular }: Pick<Resource, 'singular'>): string =>
  singular.replace(/(?:^| )(.)/g, (_match, letter: string) => letter.toUpperCase())

const withOthers = async (client: DbClient, resource: Resource, rows: Row[]): Promise<void> => {
  decodeRows(resource, rows)
  await withRelated(client, relationsOf(resource), rows)
  await withReferred(client, referencesOf(resource), rows)
}

/** The columns of a whole row, for `select` and for the `returning` of what writes one. */
export const wholeColumns = (resource: Resource, hooks: ResourceHooks): string[] =>
  columns(resource, hooks, () => true)

/** Only what is declared is read: a secret in a column of its own never leaves the table. */
const columns = (
  { fields }: Resource,
  { extraColumns = [] }: ResourceHooks,
  wanted: (name: string) => boolean,
): string[] => {
  const declared = Object.entries(fields)
    .filter(([name, field]) => storageOf(field).column !== 'none' && wanted(name))
    .map(([name, field]) => inputName(name, field))
  return ['id', ...declared, ...extraColumns]
}

/** Text sorts without regard to case, empty comes first, and equals by id, on both databases alike. */
const sorted = (resource: Resource, query: Query, [field, direction]: ParsedQuery['sort']): Query => {
  const key = sortKey(resource, field)
  const rising = direction === 'ASC'
  const byId = (rows: Query): Query => rows.orderBy('id', rising ? 'asc' : 'desc')
  return field === 'id'
    ? byId(query)
    : byId(query.orderBy(key, (by) => (rising ? by.asc().nullsFirst() : by.desc().nullsLast())))
}

const sortKey = (resource: Resource, name: string): RawBuilder<unknown> =>
  storageAt(resource, name).sortKey?.({ resource, name }) ?? sql.ref(name)
