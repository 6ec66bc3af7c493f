import { sql, type RawBuilder } from 'kysely'
import { required } from '../../../required.ts'
import type { FullText } from '../dialect.ts'
import type { EngineClient } from '../../engine-tables.ts'
import {
  joinTerms,
  maxRanked,
  pagesSource,
  readOnce,
  searchedColumns,
  type MatchedIds,
  type Match,
  type MatchOptions,
  type Term,
} from '../terms.ts'

/** Two FTS5 tables with external content, and SQLite's documented triggers (sqlite.org/fts5.html, 4.4.3). */
export const fullText: FullText = {
  make: [
    ...makeIndex('search_words', 'search', searchedColumns.anywhere),
    // Table of the index's words (sqlite.org/fts5.html, 4.5).
    `create virtual table search_vocabulary using fts5vocab (search_words, row)`,
    ...makeIndex('record_words_index', 'record_words', ['words']),
  ],
  // FTS5 stores the column of each word in its index.
  indexTitles: [],
  newest: (client, matches) => newest(client, matches),
  // Querying FTS5 for each candidate is slower. Records older than the newest ones rank lower anyway.
  among: (client, matches) => newest(client, matches),
  inSearch: (terms, options) =>
    sql`id in (select rowid from search_words where search_words match ${searchQuery(terms, options)})`,
  inRecordWords: (terms, options) =>
    sql`id in (select rowid from record_words_index where record_words_index match ${joinTerms(terms, options, syntax)})`,
  // FTS5 reads the whole list of a word at once.
  isFasterAmong: false,
  longerWords: async (client, words) => {
    const long = words.filter(({ length }) => length > maxIndexed)
    const found = await readLists<string>(
      client,
      long.map(
        (word) => sql`select term as value from search_vocabulary
          where term >= ${word + firstLetter} and term < ${word + lastLetter} limit ${sql.lit(maxLonger + 1)}`,
      ),
    )
    return new Map(
      long
        .map((word, n) => [word, required(found[n])] as const)
        .filter(([, { length }]) => length <= maxLonger),
    )
  },
}

/**
 * Length of the longest prefix in the FTS5 index. For a longer prefix, FTS5 merges the lists of all matching words each time.
 */
const maxIndexed = 4
/** With more words, reading the whole lists is faster. */
const maxLonger = 40
// First and last character of folded words. A range that starts at the word itself would read the word's own list.
const firstLetter = '0'
const lastLetter = '\u{10FFFF}'

const syntax = {
  word: (word: string, isPrefix: boolean): string => `"${word}"${isPrefix ? ' *' : ''}`,
  and: ' AND ',
  or: ' OR ',
}

const searchQuery = (terms: readonly Term[], options: MatchOptions): string =>
  `{${searchedColumns[options.where].join(' ')}} : (${joinTerms(terms, options, syntax)})`

/** FTS5 reads rows from newest to oldest without sorting. Pages are inserted together, so their ids form a range. */
const newest = (client: EngineClient, matches: readonly Match[]): Promise<MatchedIds> =>
  readOnce(
    matches,
    (match) => searchQuery(match.terms, match),
    (distinct) =>
      readLists(
        client,
        distinct.map((match) => {
          const query = searchQuery(match.terms, match)
          return sql`select rowid as value from (select rowid from search_words where search_words match ${query}
              order by rowid desc limit ${sql.lit(maxRanked + 1)})
            union all select rowid from search_words where search_words match ${query}
              and rowid between (select first from pages) and (select last from pages)`
        }),
      ),
  )

/** Runs several queries with one message to the reader thread. */
const readLists = async <T>(
  client: EngineClient,
  queries: readonly RawBuilder<unknown>[],
): Promise<T[][]> => {
  if (queries.length === 0) return []
  const columns = queries.map(
    (query, n) => sql`(select json_group_array(value) from (${query})) as ${sql.ref(String(n))}`,
  )
  const { rows } = await sql<Record<string, string>>`with pages (first, last) as materialized
    (select min(id), max(id) from search where source = ${pagesSource})
    select ${sql.join(columns)}`.execute(client)
  return Object.values(rows[0] ?? {}).map((list) => JSON.parse(list) as T[])
}

function makeIndex(index: string, table: string, columns: readonly string[]): string[] {
  const names = columns.join(', ')
  const of = (row: 'old' | 'new'): string => columns.map((name) => `${row}.${name}`).join(', ')
  const addRow = `insert into ${index} (rowid, ${names}) values (new.id, ${of('new')});`
  const removeRow = `insert into ${index} (${index}, rowid, ${names}) values ('delete', old.id, ${of('old')});`
  return [
    `create virtual table ${index} using fts5 (${names}, content = '${table}', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`,
    `create trigger ${table}_made after insert on ${table} begin ${addRow} end`,
    `create trigger ${table}_gone after delete on ${table} begin ${removeRow} end`,
    `create trigger ${table}_changed after update on ${table} begin ${removeRow} ${addRow} end`,
  ]
}
