import { fold, wordsOf } from '@kampana/shared/fold'
import type { Resource } from '@kampana/shared/resource'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { recordsHolding } from '../db/full-text.ts'
import type { Asked } from '../db/tables.ts'
import { trigramCandidates } from '../db/trigrams.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { tableOf } from './table.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** Whether words are looked for inside of texts. */
export const isTextSearch = ({ conditions }: ParsedQuery): boolean =>
  conditions.some(({ operator }) => operator === 'search' || operator === 'holds')

/**
 * The ids of the rows that may hold a text which is looked for, by the index of a resource that has one, `most` of them.
 * Undefined where there is no index, or the text is too short for it.
 */
export const candidatesOf = async (
  asked: Asked,
  kind: DatabaseKind,
  resource: Resource,
  { conditions }: ParsedQuery,
  most: number,
): Promise<number[] | undefined> => {
  const condition = conditions.find((each) => isIndexed(resource, each))
  if (!condition) return undefined
  const value = String(condition.value)
  const wanted =
    condition.operator === 'search' && hasBody(resource)
      ? withBodies(kind, resource, wordsSought(value), most)
      : trigramCandidates(
          kind,
          tableOf(resource),
          resource.search,
          condition.operator === 'search' ? wordsSought(value) : [fold(value)],
          most,
        )
  return wanted && (await wanted.execute(asked)).rows.map(({ id }) => id)
}

/** What is looked for by several words, folded, which may stand anywhere and in any order. No more than so many are read. */
export const wordsSought = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, mostWords)
const mostWords = 16

const hasBody = ({ publicSearch }: Resource): boolean => publicSearch?.body !== undefined

/** Whether the public's index of words (full-text.ts) finds a word in a record: that is how long texts are searched. */
export const isInBody = (kind: DatabaseKind, resource: Resource, word: string): RawBuilder<SqlBool>[] => {
  const words = wordsOf(word)
  return hasBody(resource) && words.length > 0
    ? [sql<SqlBool>`id in (${recordsHolding(kind, resource.name, words)})`]
    : []
}

/** Each word may be in a title or in a body. */
const withBodies = (
  kind: DatabaseKind,
  resource: Resource,
  words: readonly string[],
  most: number,
): RawBuilder<{ id: number }> | undefined => {
  const found = words.flatMap((word) => {
    const titled = trigramCandidates(kind, tableOf(resource), resource.search, [word])
    return titled
      ? [sql`(${sql.join([sql`id in (${titled})`, ...isInBody(kind, resource, word)], sql` or `)})`]
      : []
  })
  return found.length === 0
    ? undefined
    : sql`select id from ${sql.table(tableOf(resource))} where ${sql.join(found, sql` and `)} limit ${most}`
}

const isIndexed = ({ search, searchIndex }: Resource, { operator, field }: Condition): boolean =>
  searchIndex === true && (operator === 'search' || (operator === 'holds' && search.includes(field)))

/** Whether a row is among so many, in a statement that is the same for any number of them. */
export const isAmong = (kind: DatabaseKind, ids: readonly number[]): RawBuilder<SqlBool> =>
  kind === 'sqlite'
    ? sql<SqlBool>`id in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<SqlBool>`id = any(${ids}::integer[])`
