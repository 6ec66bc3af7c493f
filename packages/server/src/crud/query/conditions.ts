import { required } from '../../required.ts'
import { fold } from '@kampana/shared/text/fold'
import type { Resource } from '@kampana/shared/resource'
import { sql, type Expression, type SqlBool } from 'kysely'
import { operators, type Condition } from './list-query.ts'
import { storageAt } from '../storage/index.ts'
import type { Builder } from '../storage/storage.ts'
import { isInBody, wordsSought, type Among, type DatabaseKind } from './text-search.ts'

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
  const storage = storageAt(resource, field)
  const place = { resource, name: field }
  const isEmpty = storage.isEmpty(eb, place)
  if (operator === 'empty') return value ? isEmpty : eb.not(isEmpty)
  if (operator !== 'any') return eb(storage.comparable?.(place) ?? sql.ref(field), operators[operator], value)
  const values = (value as (string | number | null)[]).filter((each) => each !== null)
  return eb.or([
    ...((value as unknown[]).includes(null) ? [isEmpty] : []),
    ...(values.length > 0 && storage.isAny ? [storage.isAny(eb, place, values)] : []),
  ])
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
    ? words.map((word, index) =>
        eb.or([contain(kind, resource.search, [word]), ...required(inBodies[index])]),
      )
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
