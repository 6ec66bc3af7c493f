import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import type { MatchOptions, Term } from './dialect/terms.ts'

interface Narrowed {
  limit?: number
  /** Limits the result to the `id`s of this query. */
  among?: RawBuilder<unknown>
}

/** Finds the ids of a resource's records that contain every word as a prefix. */
export type HoldingRecords = (words: readonly string[], narrowed?: Narrowed) => RawBuilder<{ id: number }>

/** Published records, by the index of the public search. */
export const publicRecordsHolding =
  ({ fullText }: Dialect, source: string): HoldingRecords =>
  (words, { limit, among } = {}) =>
    sql`select cast(key as integer) as id from search where source = ${source}
      ${narrow(fullText, among, sql`key = any(array(select cast(id as text) from (${among}) as listed))`)}
      and ${fullText.inSearch(termsOf(words), everywhere)} ${limitTo(limit)}`

/** All records, including drafts, by the index of staff's search. */
export const allRecordsHolding =
  ({ fullText }: Dialect, resource: string): HoldingRecords =>
  (words, { limit, among } = {}) =>
    sql`select record_id as id from record_words where resource = ${resource}
      ${narrow(fullText, among, sql`record_id = any(array(select id from (${among}) as listed))`)}
      and ${fullText.inRecordWords(termsOf(words), everywhere)} ${limitTo(limit)}`

const everywhere: MatchOptions = { where: 'anywhere', prefix: true }
const termsOf = (words: readonly string[]): Term[] => words.map((word) => [word])

const narrow = (
  { isFasterAmong }: Dialect['fullText'],
  among: RawBuilder<unknown> | undefined,
  isListed: RawBuilder<unknown>,
): RawBuilder<unknown> => (among && isFasterAmong ? sql`and ${isListed}` : sql``)

/** The `limit` clause of a query, if there is a limit. */
export const limitTo = (limit: number | undefined): RawBuilder<unknown> =>
  limit === undefined ? sql`` : sql`limit ${limit}`
