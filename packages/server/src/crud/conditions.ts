import { fold } from '@kampana/shared/text/fold'
import type { Resource } from '@kampana/shared/resource'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { holdsName } from './names.ts'
import { operators, type Condition } from './list-query.ts'
import { relationsOf, type Relation } from './relations.ts'
import type { AnyTables } from './table.ts'
import { isInBody, wordsSought, type Among, type DatabaseKind } from './text-search.ts'

type Builder = ExpressionBuilder<AnyTables, string>

/** Whether a row meets a condition of a list's query. Where only some rows come into question, long texts of others aren't searched. */
export const matches = (
  kind: DatabaseKind,
  resource: Resource,
  eb: Builder,
  { field, operator, value }: Condition,
  among?: Among,
): Expression<SqlBool> => {
  if (operator === 'search') return eb.and(searches(kind, resource, eb, wordsSought(String(value)), among))
  if (operator === 'holds') return contain(kind, [field], [fold(String(value))])
  const isEmpty = emptiness(resource, eb, field)
  if (operator === 'empty') return value ? isEmpty : eb.not(isEmpty)
  if (operator !== 'any') return eb(columnOf(resource, field), operators[operator], value)
  const values = (value as (string | number | null)[]).filter((each) => each !== null)
  return eb.or([
    ...((value as unknown[]).includes(null) ? [isEmpty] : []),
    ...(values.length > 0 ? [isAny(resource, eb, field, values)] : []),
  ])
}

const emptiness = (resource: Resource, eb: Builder, field: string): Expression<SqlBool> => {
  const relation = relationOf(resource, field)
  return relation
    ? eb('id', 'not in', eb.selectFrom(relation.pairs).select(relation.own))
    : eb(columnOf(resource, field), 'is', null)
}

const isAny = (
  resource: Resource,
  eb: Builder,
  field: string,
  values: readonly (string | number)[],
): Expression<SqlBool> => {
  const relation = relationOf(resource, field)
  if (resource.fields[field]?.kind === 'tags')
    return eb.or(values.map((value) => holdsName(field, String(value))))
  if (!relation) return eb(columnOf(resource, field), 'in', values)
  const { pairs, own, other } = relation
  return eb('id', 'in', eb.selectFrom(pairs).select(own).where(other, 'in', values))
}

const relationOf = (resource: Resource, field: string): Relation | undefined =>
  relationsOf(resource).find((each) => each.field === field)

/** What a field's value is compared by. */
const columnOf = ({ fields }: Resource, name: string): Expression<unknown> => {
  const field = fields[name]
  if (field?.kind === 'reference') return sql.ref(field.input)
  // PostgreSQL takes a number for whole where the column is, and refuses one that isn't.
  return field?.kind === 'number' ? sql`cast(${sql.ref(name)} as double precision)` : sql.ref(name)
}

/** Whether each of some folded words stands in one of the texts that are searched. */
const searches = (
  kind: DatabaseKind,
  resource: Resource,
  eb: Builder,
  words: readonly string[],
  among: Among | undefined,
): Expression<SqlBool>[] => {
  if (words.length === 0) return []
  const inBodies = words.map((word) => isInBody(kind, resource, word, among))
  return inBodies.some(({ length }) => length > 0)
    ? words.map((word, index) => eb.or([contain(kind, resource.search, [word]), ...inBodies[index]!]))
    : [contain(kind, resource.search, words)]
}

/** Whether each of some folded words stands in one of the fields, whatever its case and accents. What stands astride of two doesn't count. */
const contain = (
  kind: DatabaseKind,
  fields: readonly string[],
  words: readonly string[],
): Expression<SqlBool> => {
  // PostgreSQL takes no number for a text.
  const texts = fields.map((name) => sql`coalesce(cast(${sql.ref(name)} as text), '')`)
  const newline = kind === 'sqlite' ? sql`char(10)` : sql`chr(10)`
  const text = sql`fold(${sql.join(texts, sql` || ${newline} || `)})`
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  // The text is folded once for all of the words.
  return kind === 'postgres'
    ? sql<SqlBool>`${text} like all (${patterns}::text[])`
    : sql<SqlBool>`(${sql.join(
        patterns.map((pattern) => sql`${text} like ${pattern} escape '\\'`),
        sql` and `,
      )})`
}
