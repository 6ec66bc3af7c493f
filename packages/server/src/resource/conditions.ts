import { fold } from '@kampana/shared/fold'
import type { Resource } from '@kampana/shared/resource'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { holdsName } from './names.ts'
import { operators, type Condition } from './list-query.ts'
import { relationsOf, type Relation } from './relations.ts'
import type { AnyTables } from './table.ts'
import { isInBody, wordsSought, type DatabaseKind } from './text-search.ts'

type Builder = ExpressionBuilder<AnyTables, string>

/** Whether a row meets a condition of a list's query. */
export const matches = (
  kind: DatabaseKind,
  resource: Resource,
  eb: Builder,
  { field, operator, value }: Condition,
): Expression<SqlBool> => {
  if (operator === 'search')
    return eb.and(
      wordsSought(String(value)).map((word) =>
        eb.or([...resource.search.map((name) => contains(name, word)), ...isInBody(kind, resource, word)]),
      ),
    )
  if (operator === 'holds') return contains(field, String(value))
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
  if (resource.fields[field]?.kind === 'names')
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
  if (field?.kind === 'one') return sql.ref(field.input)
  // PostgreSQL takes a number for whole where the column is, and refuses one that isn't.
  return field?.kind === 'number' ? sql`cast(${sql.ref(name)} as double precision)` : sql.ref(name)
}

/** Whether a field holds the words, whatever their case and accents. PostgreSQL takes no number for a text. */
const contains = (field: string, words: string): Expression<SqlBool> =>
  sql<SqlBool>`fold(cast(${sql.ref(field)} as text)) like ${`%${fold(words).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
