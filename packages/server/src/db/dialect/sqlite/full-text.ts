import { sql, type RawBuilder } from 'kysely'
import type { FullText } from '../dialect.ts'
import { joinTerms, maxRanked, pagesSource, searchedColumns, type MatchOptions, type Term } from '../terms.ts'

/** Two FTS5 tables of external content, with SQLite's documented triggers (sqlite.org/fts5.html, 4.4.3). */
export const fullText: FullText = {
  make: [
    ...makeIndex('search_words', 'search', searchedColumns.anywhere),
    // A table of the index's words (sqlite.org/fts5.html, 4.5).
    `create virtual table search_vocabulary using fts5vocab (search_words, row)`,
    ...makeIndex('record_words_index', 'record_words', ['words']),
  ],
  candidates: (terms, options) => newest(searchQuery(terms, options)),
  holds: (terms, options) => sql`search.id in (${newest(searchQuery(terms, options))})`,
  inSearch: (terms, options) =>
    sql`id in (select rowid from search_words where search_words match ${searchQuery(terms, options)})`,
  inRecordWords: (terms, options) =>
    sql`id in (select rowid from record_words_index where record_words_index match ${joinTerms(terms, options, syntax)})`,
  // FTS5 reads a word's whole list at once.
  isFasterAmong: false,
  longerWords: async (client, words) => {
    const longer = new Map<string, readonly string[]>()
    for (const word of words.filter(({ length }) => length > maxIndexed)) {
      const { rows } = await sql<{ term: string }>`select term from search_vocabulary
        where term >= ${word + firstLetter} and term < ${word + lastLetter} limit ${sql.lit(maxLonger + 1)}`.execute(
        client,
      )
      const found = rows.map(({ term }) => term)
      if (found.length <= maxLonger) longer.set(word, found)
    }
    return longer
  },
}

/** The longest prefix in the FTS5 index; for a longer one FTS5 merges the lists of all its words anew each time. */
const maxIndexed = 4
/** Of more words the whole lists are read faster. */
const maxLonger = 40
// The first and last character of folded words; a range from the word itself on would read its own list.
const firstLetter = '0'
const lastLetter = '\u{10FFFF}'

const syntax = {
  word: (word: string, isPrefix: boolean): string => `"${word}"${isPrefix ? ' *' : ''}`,
  and: ' AND ',
  or: ' OR ',
}

const searchQuery = (terms: readonly Term[], options: MatchOptions): string =>
  `{${searchedColumns[options.where].join(' ')}} : (${joinTerms(terms, options, syntax)})`

/** FTS5 reads rows from the newest on without sorting. Pages are inserted together, so their ids are a range. */
const newest = (match: string): RawBuilder<unknown> => {
  const end = (which: string) => sql`(select ${sql.raw(which)}(id) from search where source = ${pagesSource})`
  return sql`select * from (select rowid from search_words where search_words match ${match}
      order by rowid desc limit ${sql.lit(maxRanked + 1)})
    union all select rowid from search_words where search_words match ${match}
      and rowid between ${end('min')} and ${end('max')}`
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
