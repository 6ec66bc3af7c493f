import { required } from '../../required.ts'
import { fold } from '@kampana/engine-declare/text/fold'
import type { Resource } from '@kampana/engine-declare/resource'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Dialect } from '../../db/dialect/dialect.ts'
import { findReference } from '../links/links.ts'
import { tableName } from '../table.ts'
import { operators, type Condition } from './list-query.ts'
import { findStaffFilter } from './staff-conditions.ts'
import { findColumnStorage } from '../storage/index.ts'
import type { Builder } from '../storage/storage.ts'
import { isInBody, splitWords, type Among, type TextIndexes } from './text-search.ts'

/** SQL of a list query's condition. With `among`, it searches the long texts of those rows only. */
export const matches = (
  indexes: TextIndexes,
  resource: Resource,
  eb: Builder,
  { field, operator, value }: Condition,
  among?: Among,
): Expression<SqlBool> => {
  if (operator === 'staff')
    return required(findStaffFilter(resource, field)).matches(resource, field, value as readonly unknown[])
  if (operator === 'search')
    return eb.and(matchWords(indexes, resource, eb, splitWords(String(value)), among))
  if (operator === 'holds') return containWords(indexes.dialect, [field], [fold(String(value))])
  if (operator === 'titled') return isTitled(resource, field, value as readonly string[])
  const storage = findColumnStorage(resource, field)
  const column = { resource, name: field }
  const isEmpty = storage.isEmpty(eb, column)
  if (operator === 'empty') return value ? isEmpty : eb.not(isEmpty)
  if (operator !== 'any')
    return eb(storage.comparable?.(column) ?? sql.ref(field), operators[operator], value)
  const values = (value as (string | number | null)[]).filter((each) => each !== null)
  return eb.or([
    ...((value as unknown[]).includes(null) ? [isEmpty] : []),
    ...(values.length > 0 && storage.isAny ? [storage.isAny(eb, column, values)] : []),
  ])
}

/** Condition: each folded word occurs in one of the searched texts. */
const matchWords = (
  indexes: TextIndexes,
  resource: Resource,
  eb: Builder,
  words: readonly string[],
  among: Among | undefined,
): Expression<SqlBool>[] => {
  if (words.length === 0) return []
  const inBodies = words.map((word) => isInBody(indexes, word, among))
  return inBodies.some(({ length }) => length > 0)
    ? words.map((word, index) =>
        eb.or([containWords(indexes.dialect, resource.search, [word]), ...required(inBodies[index])]),
      )
    : [containWords(indexes.dialect, resource.search, words)]
}

/** Condition: each folded word occurs within one of the fields, ignoring case and accents. */
export const containWords = (
  { likeAll }: Dialect,
  fields: readonly string[],
  words: readonly string[],
): Expression<SqlBool> => {
  // PostgreSQL doesn't cast a number to text implicitly.
  const texts = fields.map((name) => sql`coalesce(cast(${sql.ref(name)} as text), '')`)
  const text = sql`fold(${sql.join(texts, sql` || ${sql.lit('\n')} || `)})`
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  // Folds the text once for all words.
  return likeAll(text, patterns)
}

/** Condition: the referenced record has one of these titles. */
const isTitled = (resource: Resource, field: string, titles: readonly string[]): Expression<SqlBool> => {
  const { related, input } = findReference(resource, field)
  return sql<SqlBool>`${sql.ref(input)} in (select other.id from ${sql.table(tableName(related))} as other
    where ${sql.ref(`other.${related.title}`)} in (${sql.join(titles)}))`
}
