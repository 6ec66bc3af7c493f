import { fold, tokenize } from '@kampana/shared/text/fold'
import type { Resource } from '@kampana/shared/resource'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { recordsHolding } from '../../db/full-text.ts'
import type { DbClient } from '../../db/tables.ts'
import { trigramCandidates } from '../../db/trigrams.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { tableOf } from '../table.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** Whether it looks for words inside of texts. */
export const isTextCondition = ({ operator }: Condition): boolean =>
  operator === 'search' || operator === 'holds'

/**
 * The ids of the rows that may hold a text which is looked for, by the index of a resource that has one, `most` of them.
 * Undefined where there is no index, or the text is too short for it.
 */
export const candidatesOf = async (
  client: DbClient,
  kind: DatabaseKind,
  resource: Resource,
  { conditions }: ParsedQuery,
  most: number,
): Promise<number[] | undefined> => {
  const condition = conditions.find((each) => isIndexed(resource, each))
  if (!condition) return undefined
  const value = String(condition.value)
  const words = condition.operator === 'search' ? wordsSought(value) : [fold(value)]
  const ids = async (query: RawBuilder<{ id: number }>) =>
    (await query.execute(client)).rows.map(({ id }) => id)
  const titled = (texts: readonly string[]) =>
    trigramCandidates(kind, tableOf(resource), resource.search, texts, most)
  if (condition.operator !== 'search' || !hasBody(resource)) {
    const wanted = titled(words)
    return wanted && ids(wanted)
  }
  return rarest(words, most, async (word) => {
    const inTitles = titled([word])
    return inTitles && ids(withBodies(kind, resource, inTitles, word, most))
  })
}

/** Of words that may each be in a title or in a body: the ids of the first that few rows may hold. */
const rarest = async (
  words: readonly string[],
  most: number,
  idsOf: (word: string) => Promise<number[] | undefined>,
): Promise<number[] | undefined> => {
  let common: number[] | undefined
  // The longest is probably the rarest.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const ids = await idsOf(word)
    if (ids && ids.length < most) return ids
    common ??= ids
  }
  return common
}

/** What is looked for by several words, folded, which may stand anywhere and in any order. No more than so many are read. */
export const wordsSought = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, mostWords)
const mostWords = 16

export const hasBody = ({ publicSearch }: Resource): boolean => publicSearch?.body !== undefined

/** Whether the public's index of words (full-text.ts) finds a word in a record: that is how long texts are searched. */
export const isInBody = (
  kind: DatabaseKind,
  resource: Resource,
  word: string,
  among?: Among,
): RawBuilder<SqlBool>[] => {
  const words = tokenize(word)
  return hasBody(resource) && words.length > 0
    ? [sql<SqlBool>`id in (${recordsHolding(kind, resource.name, words, among && { among: among.ids })})`]
    : []
}

const withBodies = (
  kind: DatabaseKind,
  resource: Resource,
  inTitles: RawBuilder<{ id: number }>,
  word: string,
  most: number,
): RawBuilder<{ id: number }> => {
  const words = tokenize(word)
  if (words.length === 0) return inTitles
  const inBodies = recordsHolding(kind, resource.name, words, { most })
  return sql`select id from (select * from (${inTitles}) as titled union select * from (${inBodies}) as bodies) as either limit ${most}`
}

const isIndexed = ({ search, searchIndex }: Resource, { operator, field }: Condition): boolean =>
  searchIndex === true && (operator === 'search' || (operator === 'holds' && search.includes(field)))

/** Some rows of a table, as a query that answers each `id`, and as a condition. */
export interface Among {
  ids: RawBuilder<unknown>
  isOne: RawBuilder<SqlBool>
}

/** Rows by their ids, in a statement that is the same for any number of them. */
export const among = (kind: DatabaseKind, ids: readonly number[]): Among =>
  amongThose(
    kind,
    kind === 'sqlite'
      ? sql`select value as id from json_each(${JSON.stringify(ids)})`
      : sql`select unnest(${ids}::integer[]) as id`,
  )

/** The rows whose ids a query answers, which PostgreSQL asks first and not for each row again. */
export const amongThose = (kind: DatabaseKind, ids: RawBuilder<unknown>): Among => ({
  ids,
  isOne: kind === 'sqlite' ? sql`id in (${ids})` : sql`id = any(array(${ids}))`,
})
