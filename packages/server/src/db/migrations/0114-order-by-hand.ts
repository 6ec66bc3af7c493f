import type { Kysely } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** One order by hand: texts between which another always fits, instead of numbers that people type. */
export const orderByHand = async ({ db }: Schema): Promise<void> => {
  const untyped: Kysely<AnyTables> = db.withTables<AnyTables>()
  for (const index of ['downloads_in_order', 'monographs_in_order'])
    await db.schema.dropIndex(index).execute()
  for (const order of orders) await convert(untyped, order)
}

type AnyTables = Record<string, Record<string, unknown>>
type Row = Readonly<Record<string, unknown>> & { id: number }
interface Order {
  resource: string
  /** The former number. */
  former: string
  /** Number of records without one. */
  unplaced: number
  /** Further columns that sort equal numbers on the website, before the id. */
  secondly?: (a: Row, b: Row) => number
}

const compare = <T>(a: T, b: T): number => (a < b ? -1 : Number(a > b))

const byText =
  (column: string) =>
  (a: Row, b: Row): number =>
    compare(String(a[column]), String(b[column]))

const orders: readonly Order[] = [
  { resource: 'slides', former: 'position', unplaced: 0 },
  {
    resource: 'monographs',
    former: 'position',
    unplaced: -1,
    secondly: (a, b) =>
      Number(b['year'] ?? 0) - Number(a['year'] ?? 0) || compare(String(a['title']), String(b['title'])),
  },
  { resource: 'downloads', former: 'position', unplaced: -1, secondly: byText('title') },
  { resource: 'offices', former: 'sort_order', unplaced: Infinity, secondly: byText('title') },
  { resource: 'people', former: 'sort_order', unplaced: Infinity, secondly: byText('name') },
]

const convert = async (db: Kysely<AnyTables>, order: Order): Promise<void> => {
  const { resource, former } = order
  await db.schema
    .alterTable(resource)
    .addColumn('sort_position', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const rows = (await db.selectFrom(resource).selectAll().execute()) as Row[]
  const ordered = rows.toSorted(byFormerOrder(order))
  for (const [index, { id }] of ordered.entries())
    await db
      .updateTable(resource)
      .set({ sort_position: positionAt(index) })
      .where('id', '=', id)
      .execute()
  await convertFolder(db, order, new Map(ordered.map((row, index) => [row.id, { row, index }])))
  await forgetNumber(db, order)
  await db.schema.alterTable(resource).dropColumn(former).execute()
  await db.schema.createIndex(`${resource}_in_order`).on(resource).columns(['sort_position', 'id']).execute()
}

const byFormerOrder = ({ former, unplaced, secondly = () => 0 }: Order) => {
  const numberOf = (row: Row): number => Number(row[former] ?? unplaced)
  return (a: Row, b: Row): number => compare(numberOf(a), numberOf(b)) || secondly(a, b) || a.id - b.id
}

/** Position at an index (packages/engine/declare/src/lists/position-between.ts). */
const positionAt = (index: number): string => `${(36 ** 4 / 2 + index).toString(36)}i`

/** The folder's last records get the current position, unless staff have changed the number since. */
const convertFolder = async (
  db: Kysely<AnyTables>,
  { resource, former }: Order,
  current: ReadonlyMap<number, { row: Row; index: number }>,
): Promise<void> => {
  const stored = await db.selectFrom('folder_records').selectAll().where('resource', '=', resource).execute()
  for (const { source, record_id, record } of stored) {
    const { values, samples } = JSON.parse(String(record)) as {
      values: Record<string, unknown>
      samples: string[]
    }
    const { [former]: number = null, ...others } = values
    const now = current.get(Number(record_id))
    const position = now && now.row[former] === number ? positionAt(now.index) : null
    const converted = { values: { ...others, sort_position: position }, samples: without(samples, former) }
    await db
      .updateTable('folder_records')
      .set({ record: JSON.stringify(converted) })
      .where('source', '=', source)
      .where('resource', '=', resource)
      .where('record_id', '=', record_id)
      .execute()
  }
}

const without = (names: readonly string[], name: string): string[] => names.filter((each) => each !== name)

/** Removes the number from drafts, the trash, sample marks and saved views. Restored records get the position of new ones. */
const forgetNumber = async (db: Kysely<AnyTables>, { resource, former }: Order): Promise<void> => {
  await rewrite(db, { table: 'drafts', column: 'input', resource }, (input) => omit(input, former))
  await rewrite(db, { table: 'drafts', column: 'base', resource }, (base) => omit(base, former))
  await rewrite(db, { table: 'trash', column: 'kept', resource }, (kept) => ({
    ...kept,
    row: omit(kept['row'] as Json, former),
  }))
  await rewrite(db, { table: 'saved_views', column: 'query', resource }, ({ filter, sort, ...query }) => {
    const { field, order } = sort as { field: string; order: string }
    return {
      ...query,
      filter: omitFilters(filter as Json, former),
      sort: { field: field === former ? 'sort_position' : field, order },
    }
  })
  if (resource === 'slides') return
  await rewrite(db, { table: resource, column: 'sample' }, (names) =>
    Array.isArray(names) ? without(names as string[], former) : names,
  )
}

type Json = Readonly<Record<string, unknown>>
interface Column {
  table: string
  column: string
  resource?: string
}

const omit = (values: Json, name: string): Json =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name))

/** Filters such as `sort_order_gte`. */
const omitFilters = (filter: Json, name: string): Json =>
  Object.fromEntries(Object.entries(filter).filter(([each]) => each !== name && !each.startsWith(`${name}_`)))

const rewrite = async (
  db: Kysely<AnyTables>,
  { table, column, resource }: Column,
  change: (value: Json) => unknown,
): Promise<void> => {
  const rows = await db
    .selectFrom(table)
    .select(['id', `${column} as json`])
    .where(column, 'is not', null)
    .$if(resource !== undefined, (query) => query.where('resource', '=', resource))
    .execute()
  for (const { id, json } of rows) {
    const changed = JSON.stringify(change(JSON.parse(String(json)) as Json))
    if (changed !== json)
      await db
        .updateTable(table)
        .set({ [column]: changed })
        .where('id', '=', id)
        .execute()
  }
}
