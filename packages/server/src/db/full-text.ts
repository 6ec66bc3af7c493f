import { maxCounted } from '@kampana/shared/lists/list-query'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { LongerWords } from './longer-words.ts'
import { databaseKind, type DatabaseKind } from './dialect.ts'
import type { Tables } from './tables.ts'

/** The searched columns: the title, title and lead, or all. */
export type Where = 'title' | 'lead' | 'anywhere'
interface MatchOptions {
  where: Where
  /** Whether words match as prefixes: `enrol` finds `enrolment`. */
  prefix: boolean
  /** Whether all words must match, or any. */
  all: boolean
  /** The longer words of prefixes, where `longerWords` has found them. */
  longer?: LongerWords
}
/** A searched word and its synonyms, any of which matches. */
export type Term = readonly [word: string, ...synonyms: string[]]

/** Makes the full-text index of the table `search`: an FTS5 table beside it, or a GIN index. */
export const indexWords = async (db: Kysely<Tables>): Promise<void> => {
  for (const statement of databaseKind(db) === 'sqlite' ? fts5 : gin) await sql.raw(statement).execute(db)
}

/** Makes the full-text index of the table `record_words`, which staff search: an FTS5 table beside it, or a GIN index. */
export const indexRecordWords = async (db: Kysely<Tables>): Promise<void> => {
  for (const statement of databaseKind(db) === 'sqlite' ? recordFts5 : recordGin)
    await sql.raw(statement).execute(db)
}

/** The source of pages that the site was built with, which are found whatever their age. */
export const pagesSource = 'website'
/** The number of newest matches that are ranked; older matches of a common word are left out. */
export const mostRanked = maxCounted

/**
 * The ids of the newest matching records in `search`, and of all matching pages. The words must be folded
 * (shared/text/fold.ts) to letters and digits, so that none can be an operator.
 */
export const candidates = (
  kind: DatabaseKind,
  terms: readonly Term[],
  options: MatchOptions,
): RawBuilder<unknown> =>
  kind === 'sqlite'
    ? newestInFts5(ftsQuery(terms, options))
    : sql`(select id from search where ${inGin(terms, options)} order by id desc limit ${sql.lit(mostRanked + 1)})
        union all (select id from search where source = ${pagesSource} and ${inGin(terms, options)})`

/** Whether a row of `search` has one of these ids; as an array, so that PostgreSQL evaluates the subquery first. */
export const matchIds = (kind: DatabaseKind, ids: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> => {
  const all = sql.join(ids, sql` union all `)
  return kind === 'sqlite' ? sql`search.id in (${all})` : sql`search.id = any(array(${all}))`
}

/** Whether a candidate matches the terms in another way, for ranking. */
export const holdsWords = (
  kind: DatabaseKind,
  terms: readonly Term[],
  options: MatchOptions,
): RawBuilder<SqlBool> =>
  kind === 'sqlite'
    ? sql<SqlBool>`search.id in (${newestInFts5(ftsQuery(terms, options))})`
    : inGin(terms, options)

interface Narrowed {
  /** The limit. */
  most?: number
  /** A query of `id`s, to which the result is limited. */
  among?: RawBuilder<unknown>
}

/** Finds the ids of a resource's records that have all words as prefixes. */
export type HoldingRecords = (words: readonly string[], narrowed?: Narrowed) => RawBuilder<{ id: number }>

/** Those that visitors may read: the public search's. */
export const publicRecordsHolding =
  (kind: DatabaseKind, source: string): HoldingRecords =>
  (words, narrowed) => {
    const terms = words.map((word): Term => [word])
    const found =
      kind === 'sqlite'
        ? sql<SqlBool>`id in (select rowid from search_words where search_words match ${ftsQuery(terms, everywhere)})`
        : inGin(terms, everywhere)
    return narrow(
      kind,
      {
        ids: sql`cast(key as integer)`,
        from: sql`search where source = ${source}`,
        isListed: (among) => sql`key = any(array(select cast(id as text) from (${among}) as listed))`,
        found,
      },
      narrowed,
    )
  }

/** All of them, drafts included, by the index that staff search. */
export const allRecordsHolding =
  (kind: DatabaseKind, resource: string): HoldingRecords =>
  (words, narrowed) => {
    const terms = words.map((word): Term => [word])
    const found =
      kind === 'sqlite'
        ? sql<SqlBool>`id in (select rowid from record_words_index where record_words_index match ${joinTerms(terms, everywhere, quoteForFts5, [' AND ', ' OR '])})`
        : sql<SqlBool>`lexemes @@ to_tsquery('simple', ${joinTerms(terms, everywhere, markForGin, [' & ', ' | '])})`
    return narrow(
      kind,
      {
        ids: sql`record_id`,
        from: sql`record_words where resource = ${resource}`,
        isListed: (among) => sql`record_id = any(array(select id from (${among}) as listed))`,
        found,
      },
      narrowed,
    )
  }

const everywhere: MatchOptions = { where: 'anywhere', prefix: true, all: true }

interface Holding {
  ids: RawBuilder<unknown>
  from: RawBuilder<unknown>
  isListed: (among: RawBuilder<unknown>) => RawBuilder<unknown>
  found: RawBuilder<SqlBool>
}
const narrow = (
  kind: DatabaseKind,
  { ids, from, isListed, found }: Holding,
  { most, among }: Narrowed = {},
) => {
  // Only PostgreSQL gains by it: FTS5 reads a word's whole list at once.
  const narrowed = among && kind === 'postgres' ? sql`and ${isListed(among)}` : sql``
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  return sql<{ id: number }>`select ${ids} as id from ${from} ${narrowed} and ${found} ${limit}`
}

/** FTS5 reads rows from the newest on without sorting. Pages are inserted together, so their ids are a range. */
const newestInFts5 = (match: string): RawBuilder<unknown> => {
  const end = (which: string) => sql`(select ${sql.raw(which)}(id) from search where source = ${pagesSource})`
  return sql`select * from (select rowid from search_words where search_words match ${match}
      order by rowid desc limit ${sql.lit(mostRanked + 1)})
    union all select rowid from search_words where search_words match ${match}
      and rowid between ${end('min')} and ${end('max')}`
}

const inGin = (terms: readonly Term[], options: MatchOptions): RawBuilder<SqlBool> => {
  const { where } = options
  const formatWord = (word: string, isPrefix: boolean) => {
    const marks = (isPrefix ? '*' : '') + weights[where]
    return marks ? `${word}:${marks}` : word
  }
  return sql<SqlBool>`search.words @@ to_tsquery('simple', ${joinTerms(terms, options, formatWord, [' & ', ' | '])})`
}

const ftsQuery = (terms: readonly Term[], options: MatchOptions): string => {
  return `{${columns[options.where].join(' ')}} : (${joinTerms(terms, options, quoteForFts5, [' AND ', ' OR '])})`
}
const quoteForFts5 = (word: string, isPrefix: boolean): string => `"${word}"${isPrefix ? ' *' : ''}`
const markForGin = (word: string, isPrefix: boolean): string => (isPrefix ? `${word}:*` : word)

const joinTerms = (
  terms: readonly Term[],
  { prefix, all, longer }: MatchOptions,
  formatWord: (word: string, isPrefix: boolean) => string,
  [and, or]: readonly [string, string],
): string => {
  // A prefix of two letters matches nearly everything, but the last word may still be incomplete.
  const isPrefix = (word: string, index: number): boolean =>
    prefix && (word.length > 2 || index === terms.length - 1)
  return terms
    .map(([word, ...synonyms], index) => {
      const all = isPrefix(word, index) && longer?.get(word)
      const whole = [...(all || []), ...synonyms].map((each) => formatWord(each, false))
      const each = [formatWord(word, isPrefix(word, index) && !all), ...whole]
      return each.length > 1 ? `(${each.join(or)})` : each.join('')
    })
    .join(all ? and : or)
}

const columns = {
  title: ['title_words'],
  lead: ['title_words', 'lead_words'],
  anywhere: ['title_words', 'lead_words', 'body_words'],
} as const
/** The index has no weights, for which PostgreSQL rechecks each row (postgresql.org/docs/15/textsearch-indexes.html). */
const weights = { title: 'A', lead: 'AB', anywhere: '' } as const

/** An external content table with SQLite's documented triggers (sqlite.org/fts5.html, 4.4.3). */
const names = columns.anywhere.join(', ')
const of = (row: 'old' | 'new'): string => columns.anywhere.map((name) => `${row}.${name}`).join(', ')
const addRow = `insert into search_words (rowid, ${names}) values (new.id, ${of('new')});`
const removeRow = `insert into search_words (search_words, rowid, ${names}) values ('delete', old.id, ${of('old')});`
const fts5 = [
  `create virtual table search_words using fts5 (${names}, content = 'search', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`,
  `create trigger search_made after insert on search begin ${addRow} end`,
  `create trigger search_gone after delete on search begin ${removeRow} end`,
  `create trigger search_changed after update on search begin ${removeRow} ${addRow} end`,
]
const gin = [
  `alter table search add column words tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, title_words), 'A') ||
    setweight(to_tsvector('simple'::regconfig, lead_words), 'B') ||
    setweight(to_tsvector('simple'::regconfig, body_words), 'C')) stored`,
  `create index search_words on search using gin (words)`,
]

const recordFts5 = [
  `create virtual table record_words_index using fts5 (words, content = 'record_words', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`,
  `create trigger record_words_made after insert on record_words begin
    insert into record_words_index (rowid, words) values (new.id, new.words); end`,
  `create trigger record_words_gone after delete on record_words begin
    insert into record_words_index (record_words_index, rowid, words) values ('delete', old.id, old.words); end`,
  `create trigger record_words_changed after update on record_words begin
    insert into record_words_index (record_words_index, rowid, words) values ('delete', old.id, old.words);
    insert into record_words_index (rowid, words) values (new.id, new.words); end`,
]
const recordGin = [
  `alter table record_words add column lexemes tsvector not null
    generated always as (to_tsvector('simple'::regconfig, words)) stored`,
  `create index record_words_index on record_words using gin (lexemes)`,
]
