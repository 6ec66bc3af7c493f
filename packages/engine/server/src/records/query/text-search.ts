import { fold, tokenize } from '@kampana/engine-declare/text/fold'
import type { Resource } from '@kampana/engine-declare/resource'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { permissionName } from '@kampana/engine-declare/resource'
import type { Dialect } from '../../db/dialect/dialect.ts'
import { allRecordsHolding, publicRecordsHolding, type HoldingRecords } from '../../db/records-holding.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { trigramCandidates } from '../../db/trigrams.ts'
import type { Viewer } from '../activity.ts'
import { longFields } from '../record-words.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { tableName } from '../table.ts'

/** True if a condition searches within texts. */
export const isTextCondition = ({ operator }: Condition): boolean =>
  operator === 'search' || operator === 'holds'

/**
 * Ids of at most `most` rows that may contain the searched text, from the resource's trigram index. Undefined without such an
 * index, or if the text is too short for it.
 */
export const findCandidates = async (
  client: EngineClient,
  { dialect, bodies }: TextIndexes,
  resource: Resource,
  { conditions }: ParsedQuery,
  most: number,
): Promise<number[] | undefined> => {
  const condition = conditions.find((each) => isIndexed(resource, each))
  if (!condition) return undefined
  const value = String(condition.value)
  const words = condition.operator === 'search' ? splitWords(value) : [fold(value)]
  const ids = async (query: RawBuilder<{ id: number }>) =>
    (await query.execute(client)).rows.map(({ id }) => id)
  const findTitles = (texts: readonly string[]) =>
    trigramCandidates(dialect, tableName(resource), resource.search, texts, most)
  if (condition.operator !== 'search' || !bodies) {
    const query = findTitles(words)
    return query && ids(query)
  }
  return rarest(words, most, async (word) => {
    const inTitles = findTitles([word])
    return inTitles && ids(withBodies(bodies, inTitles, word, most))
  })
}

/** Ids of the first word that fewer than `most` rows may contain, in title or body. */
const rarest = async (
  words: readonly string[],
  most: number,
  findIds: (word: string) => Promise<number[] | undefined>,
): Promise<number[] | undefined> => {
  let common: number[] | undefined
  // The longest word is probably the rarest.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const ids = await findIds(word)
    if (ids && ids.length < most) return ids
    common ??= ids
  }
  return common
}

/** Folded words of a search, which match anywhere and in any order. */
export const splitWords = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, maxWords)
const maxWords = 16

/** Text indexes of a search: the database's dialect, and the index of long texts that the viewer may search. */
export interface TextIndexes {
  dialect: Dialect
  bodies: HoldingRecords | undefined
}

/** Index of long texts: with drafts for users with list permission, otherwise the index of the public search. */
export const findTextIndexes = (dialect: Dialect, resource: Resource, viewer: Viewer | null): TextIndexes => {
  const { name, publicSearch } = resource
  if (isStaff(resource, viewer))
    return { dialect, bodies: longFields(resource).length > 0 ? allRecordsHolding(dialect, name) : undefined }
  return { dialect, bodies: publicSearch?.body && publicRecordsHolding(dialect, name) }
}

/** True if a person may list the resource by permission, not only like every visitor. */
export const isStaff = (resource: Resource, viewer: Viewer | null): viewer is Viewer =>
  viewer?.permissions.has(permissionName('list', resource)) ?? false

/** Condition: the index of long texts finds a word in a record. */
export const isInBody = ({ bodies }: TextIndexes, word: string, among?: Among): RawBuilder<SqlBool>[] => {
  const words = tokenize(word)
  return bodies && words.length > 0
    ? [sql<SqlBool>`id in (${bodies(words, among && { among: among.ids })})`]
    : []
}

const withBodies = (
  bodies: HoldingRecords,
  inTitles: RawBuilder<{ id: number }>,
  word: string,
  most: number,
): RawBuilder<{ id: number }> => {
  const words = tokenize(word)
  if (words.length === 0) return inTitles
  const inBodies = bodies(words, { limit: most })
  return sql`select id from (select * from (${inTitles}) as titled union select * from (${inBodies}) as bodies) as either limit ${most}`
}

const isIndexed = ({ search, searchIndex }: Resource, { operator, field }: Condition): boolean =>
  searchIndex === true && (operator === 'search' || (operator === 'holds' && search.includes(field)))

/** Some rows of a table, as a query of ids and as a condition. */
export interface Among {
  ids: RawBuilder<unknown>
  isOne: RawBuilder<SqlBool>
}

/** Selects rows by id. */
export const among = (dialect: Dialect, ids: readonly number[]): Among =>
  amongQuery(dialect, dialect.listIds(ids))

/** Selects the rows whose ids a query returns. */
export const amongQuery = ({ isAmong }: Dialect, ids: RawBuilder<unknown>): Among => ({
  ids,
  isOne: isAmong('id', ids),
})
