import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FullText } from '../dialect.ts'
import type { EngineClient } from '../../engine-tables.ts'
import {
  joinTerms,
  maxRanked,
  pagesSource,
  readOnce,
  type MatchedIds,
  type Match,
  type MatchOptions,
  type Term,
} from '../terms.ts'

/** A column of lexemes in each table, with a GIN index. */
export const fullText: FullText = {
  make: [
    `alter table search add column words tsvector not null generated always as (
      setweight(to_tsvector('simple'::regconfig, title_words), 'A') ||
      setweight(to_tsvector('simple'::regconfig, lead_words), 'B') ||
      setweight(to_tsvector('simple'::regconfig, body_words), 'C')) stored`,
    `create index search_words on search using gin (words)`,
    `alter table record_words add column lexemes tsvector not null
      generated always as (to_tsvector('simple'::regconfig, words)) stored`,
    `create index record_words_index on record_words using gin (lexemes)`,
  ],
  indexTitles: [
    `alter table search add column title_lexemes tsvector not null
      generated always as (to_tsvector('simple'::regconfig, title_words)) stored`,
    `create index search_titles on search using gin (title_lexemes)`,
  ],
  newest: (client, matches) =>
    readEach(client, matches, sql`source = ${pagesSource}`, (match) => sql`${newest(match)} ||`),
  among: (client, matches, ids) => readEach(client, matches, sql`id = any(${ids}::integer[])`, () => sql``),
  inSearch: (terms, options) => inSearch(terms, options),
  inRecordWords: (terms, options) => sql`lexemes @@ to_tsquery('simple', ${toQuery(terms, options, '')})`,
  isFasterAmong: true,
  longerWords: async () => new Map(),
}

/** The index stores no weights, so PostgreSQL rechecks each row (postgresql.org/docs/15/textsearch-indexes.html). */
const weights = { title: '', lead: 'AB', anywhere: '' } as const

const inSearch = (terms: readonly Term[], options: MatchOptions): RawBuilder<SqlBool> =>
  sql`${sql.ref(options.where === 'title' ? 'title_lexemes' : 'words')} @@ to_tsquery('simple', ${toQuery(terms, options, weights[options.where])})`

const toQuery = (terms: readonly Term[], options: MatchOptions, weight: string): string => {
  const word = (text: string, isPrefix: boolean): string => {
    const marks = (isPrefix ? '*' : '') + weight
    return marks ? `${text}:${marks}` : text
  }
  return joinTerms(terms, options, { word, and: ' & ', or: ' | ' })
}

/** The newest titles are checked one by one: a common word is found quickly there. */
const latestTitles = 1500

/** Searches titles without the planner, which assumes that a word in no title occurs in every fiftieth one. */
const newest = (match: Match): RawBuilder<unknown> => {
  const has = inSearch(match.terms, match)
  const most = sql.lit(maxRanked + 1)
  const all = (order: RawBuilder<unknown>) =>
    sql`array(select id from search where ${has} order by ${order} desc limit ${most})`
  if (match.where !== 'title') return all(sql`id`)
  const latest = sql`select id from latest where ${has} limit ${most}`
  return sql`case when (select count(*) from (${latest}) as near) = ${most} then array(${latest}) else ${all(sql`id + 0`)} end`
}

/**
 * Finds the matches of some rows one row after the other. A deletion then unpacks a row's lexemes once instead of once per
 * match.
 */
const readEach = (
  client: EngineClient,
  matches: readonly Match[],
  isOne: RawBuilder<unknown>,
  others: (match: Match) => RawBuilder<unknown>,
): Promise<MatchedIds> =>
  readOnce(
    matches,
    (match) => `${match.where} ${toQuery(match.terms, match, '')}`,
    async (distinct) => {
      const columns = distinct.map(
        (match, n) =>
          sql`${others(match)} array(select id from few where ${inSearch(match.terms, match)}) as ${sql.ref(String(n))}`,
      )
      const { rows } = await sql<Record<string, number[]>>`with few as materialized
        (select id, title_lexemes, ts_delete(words, '') as words from search where ${isOne}),
        latest as materialized
        (select id, title_lexemes from search order by id desc limit ${sql.lit(latestTitles)})
        select ${sql.join(columns)}`.execute(client)
      return Object.values(rows[0] ?? {})
    },
  )
