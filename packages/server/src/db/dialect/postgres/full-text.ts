import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FullText } from '../dialect.ts'
import { joinTerms, maxRanked, pagesSource, type MatchOptions, type Term } from '../terms.ts'

/** A column of lexemes in each table, and its GIN index. */
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
  candidates: (terms, options) =>
    sql`(select id from search where ${inSearch(terms, options)} order by id desc limit ${sql.lit(maxRanked + 1)})
      union all (select id from search where source = ${pagesSource} and ${inSearch(terms, options)})`,
  holds: (terms, options) => inSearch(terms, options),
  inSearch: (terms, options) => inSearch(terms, options),
  inRecordWords: (terms, options) => sql`lexemes @@ ${toQuery(terms, options, '')}`,
  isFasterAmong: true,
  longerWords: async () => new Map(),
}

/** The index has no weights, for which PostgreSQL rechecks each row (postgresql.org/docs/15/textsearch-indexes.html). */
const weights = { title: 'A', lead: 'AB', anywhere: '' } as const

const inSearch = (terms: readonly Term[], options: MatchOptions): RawBuilder<SqlBool> =>
  sql`search.words @@ ${toQuery(terms, options, weights[options.where])}`

const toQuery = (terms: readonly Term[], options: MatchOptions, weight: string): RawBuilder<unknown> => {
  const word = (text: string, isPrefix: boolean): string => {
    const marks = (isPrefix ? '*' : '') + weight
    return marks ? `${text}:${marks}` : text
  }
  return sql`to_tsquery('simple', ${joinTerms(terms, options, { word, and: ' & ', or: ' | ' })})`
}
