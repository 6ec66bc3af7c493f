import type { Resource } from '@kampana/shared/resource'
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Asked } from '../db/tables.ts'
import { notFound } from '../error.ts'
import type { Difference, Viewer } from './difference.ts'
import { operators, type Condition, type ParsedQuery } from './list-query.ts'
import { relationsOf, withRelated } from './relations.ts'
import { table, type AnyTables, type Row } from './table.ts'

type Query = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>

/** A page of a resource's rows as `viewer` sees them, and how many match in all. */
export const selectRows = async (
  asked: Asked,
  resource: Resource,
  difference: Difference,
  query: ParsedQuery,
  viewer: Viewer | null,
): Promise<{ rows: Row[]; total: number }> => {
  const { sees } = difference
  const matching = table(asked)
    .selectFrom(resource.name)
    .where((eb) => eb.and(query.conditions.map((each) => matches(resource, eb, each))))
    .$if(sees !== undefined, (narrowed) => narrowed.where((eb) => sees!(eb, viewer)))
  const rows = (await sorted(resource, matching as Query, query.sort)
    .select(
      columns(resource, difference, (name) => resource.fields[name]!.inList || query.include.includes(name)),
    )
    .offset(query.first)
    .limit(query.count)
    .execute()) as Row[]
  await withRelated(asked, relationsOf(resource), rows)
  // A whole list needn't be counted again.
  if (!query.paged && rows.length < query.count) return { rows, total: rows.length }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** One row by its id; `lock` keeps others from changing it until the transaction ends. Throws a 404. */
export const selectRow = async (
  asked: Asked,
  resource: Resource,
  difference: Difference,
  id: number,
  { lock = false } = {},
): Promise<Row> => {
  const row = (await table(asked)
    .selectFrom(resource.name)
    .select(columns(resource, difference, () => true))
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()) as Row | undefined
  if (!row) throw notFound(modelName(resource), id)
  await withRelated(asked, relationsOf(resource), [row])
  return row
}

/** How a record is called where it is missed: `Update`. */
export const modelName = ({ singular }: Pick<Resource, 'singular'>): string =>
  singular.charAt(0).toUpperCase() + singular.slice(1)

/** Only what is declared is read: a secret in a column of its own never leaves the table. */
const columns = (
  { fields }: Resource,
  { listed = [] }: Difference,
  wanted: (name: string) => boolean,
): string[] => {
  const declared = Object.keys(fields).filter((name) => fields[name]!.kind !== 'many' && wanted(name))
  return ['id', ...declared, ...listed]
}

/** Text sorts without regard to case, empty comes first, and equals by id, on both databases alike. */
const sorted = ({ fields }: Resource, query: Query, [field, direction]: ParsedQuery['sort']): Query => {
  const kind = fields[field]?.kind
  const key =
    kind === 'text' || kind === 'longText' || kind === 'email'
      ? sql<string>`lower(${sql.ref(field)})`
      : sql.ref(field)
  const rising = direction === 'ASC'
  const ordered = query.orderBy(key, (by) => (rising ? by.asc().nullsFirst() : by.desc().nullsLast()))
  return field === 'id' ? ordered : ordered.orderBy('id', rising ? 'asc' : 'desc')
}

const matches = (
  resource: Resource,
  eb: ExpressionBuilder<AnyTables, string>,
  { field, operator, value }: Condition,
): Expression<SqlBool> => {
  if (operator === 'search') return eb.or(resource.search.map((name) => contains(name, String(value))))
  if (operator === 'holds') return contains(field, String(value))
  if (operator === 'empty') return eb(field, value ? 'is' : 'is not', null)
  if (operator !== 'any') return eb(field, operators[operator], value)
  const values = (value as (string | number | null)[]).filter((each) => each !== null)
  const empty = (value as unknown[]).includes(null) ? [eb(field, 'is', null)] : []
  return eb.or([...empty, ...(values.length ? [eb(field, 'in', values)] : [])])
}

const contains = (field: string, words: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(field)}) like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
