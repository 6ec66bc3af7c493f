import { maxCounted } from '@kampana/shared/lists/list-query'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { LongerWords } from './longer-words.ts'
import type { Tables } from './tables.ts'

type Kind = 'sqlite' | 'postgres'
/** Where words are looked for: in the title, in title and lead, or anywhere. */
export type Where = 'title' | 'lead' | 'anywhere'
interface Wanted {
  where: Where
  /** Whether a word may go on: `enrol` finds `enrolment`. */
  begun: boolean
  /** Whether each of the words must be there, or any. */
  all: boolean
  /** What words go on to, of those for which `longerWords` tells. */
  longer?: LongerWords
}
/** A word that is looked for, and its synonyms, any of which will do. */
export type Term = readonly [word: string, ...synonyms: string[]]

/** Makes the folded words of the table `search` quick to find: an FTS5 table beside it, or a GIN index. */
export const indexWords = async (db: Kysely<Tables>, kind: Kind): Promise<void> => {
  for (const statement of kind === 'sqlite' ? fts5 : gin) await sql.raw(statement).execute(db)
}

/** What isn't a record but a page that the site was built with has this source; it is found however old it is. */
export const pagesSource = 'pages'
/** So many of the newest records that hold some words are ranked; older ones of a commoner word are left out. */
export const mostRanked = maxCounted

/**
 * The ids of the newest rows of `search` that hold the terms, and of all such pages. The words must be folded already
 * (shared/fold.ts): of nothing but letters and digits, so that none can be an operator.
 */
export const candidates = (kind: Kind, terms: readonly Term[], wanted: Wanted): RawBuilder<unknown> =>
  kind === 'sqlite'
    ? newestInFts5(matchOf(terms, wanted))
    : sql`(select id from search where ${inGin(terms, wanted)} order by id desc limit ${sql.lit(mostRanked + 1)})
        union all (select id from search where source = ${pagesSource} and ${inGin(terms, wanted)})`

/** Whether a row of `search` is one of those. Asked first, so that PostgreSQL looks at no other row. */
export const isAnyOf = (kind: Kind, ids: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> => {
  const all = sql.join(ids, sql` union all `)
  return kind === 'sqlite' ? sql`search.id in (${all})` : sql`search.id = any(array(${all}))`
}

/** Whether a candidate holds the terms in another way, too. */
export const holdsWords = (kind: Kind, terms: readonly Term[], wanted: Wanted): RawBuilder<SqlBool> =>
  kind === 'sqlite'
    ? sql<SqlBool>`search.id in (${newestInFts5(matchOf(terms, wanted))})`
    : inGin(terms, wanted)

interface Narrowed {
  /** So many of them. */
  most?: number
  /** Those among the records that this query names by `id`. */
  among?: RawBuilder<unknown>
}

/** The ids of the records of a source that hold the words, the last of which may go on. */
export const recordsHolding = (
  kind: Kind,
  source: string,
  words: readonly string[],
  { most, among }: Narrowed = {},
): RawBuilder<{ id: number }> => {
  const terms = words.map((word): Term => [word])
  const wanted: Wanted = { where: 'anywhere', begun: true, all: true }
  const found =
    kind === 'sqlite'
      ? sql<SqlBool>`id in (select rowid from search_words where search_words match ${matchOf(terms, wanted)})`
      : inGin(terms, wanted)
  // FTS5 reads a word's whole list at once; PostgreSQL reads the words of each row for a common one.
  const narrowed =
    among && kind === 'postgres'
      ? sql`and key = any(array(select cast(id as text) from (${among}) as listed))`
      : sql``
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  return sql`select cast(key as integer) as id from search where source = ${source} ${narrowed} and ${found} ${limit}`
}

/** FTS5 reads its rows backwards from the newest without sorting them; pages were written together, so their ids are a range. */
const newestInFts5 = (match: string): RawBuilder<unknown> => {
  const end = (which: string) => sql`(select ${sql.raw(which)}(id) from search where source = ${pagesSource})`
  return sql`select * from (select rowid from search_words where search_words match ${match}
      order by rowid desc limit ${sql.lit(mostRanked + 1)})
    union all select rowid from search_words where search_words match ${match}
      and rowid between ${end('min')} and ${end('max')}`
}

const inGin = (terms: readonly Term[], wanted: Wanted): RawBuilder<SqlBool> => {
  const { where } = wanted
  const one = (word: string, goesOn: boolean) => {
    const marks = (goesOn ? '*' : '') + weights[where]
    return marks ? `${word}:${marks}` : word
  }
  return sql<SqlBool>`search.words @@ to_tsquery('simple', ${queryOf(terms, wanted, one, [' & ', ' | '])})`
}

const matchOf = (terms: readonly Term[], wanted: Wanted): string => {
  const one = (word: string, goesOn: boolean) => `"${word}"${goesOn ? ' *' : ''}`
  return `{${columns[wanted.where].join(' ')}} : (${queryOf(terms, wanted, one, [' AND ', ' OR '])})`
}

const queryOf = (
  terms: readonly Term[],
  { begun, all, longer }: Wanted,
  one: (word: string, goesOn: boolean) => string,
  [and, or]: readonly [string, string],
): string => {
  // What begins with one or two letters is nearly anything; but the last word may still be under way.
  const goesOn = (word: string, index: number): boolean =>
    begun && (word.length > 2 || index === terms.length - 1)
  return terms
    .map(([word, ...synonyms], index) => {
      const all = goesOn(word, index) && longer?.get(word)
      const whole = [...(all || []), ...synonyms].map((each) => one(each, false))
      const each = [one(word, goesOn(word, index) && !all), ...whole]
      return each.length > 1 ? `(${each.join(or)})` : each.join('')
    })
    .join(all ? and : or)
}

const columns = {
  title: ['title_words'],
  lead: ['title_words', 'lead_words'],
  anywhere: ['title_words', 'lead_words', 'body_words'],
} as const
/** Weights aren't in the index: PostgreSQL reads each row again to see them (postgresql.org/docs/15/textsearch-indexes.html). */
const weights = { title: 'A', lead: 'AB', anywhere: '' } as const

/** The FTS5 table keeps no text of its own; the triggers are SQLite's documented way (sqlite.org/fts5.html, 4.4.3). */
const names = columns.anywhere.join(', ')
const of = (row: 'old' | 'new'): string => columns.anywhere.map((name) => `${row}.${name}`).join(', ')
const put = `insert into search_words (rowid, ${names}) values (new.id, ${of('new')});`
const take = `insert into search_words (search_words, rowid, ${names}) values ('delete', old.id, ${of('old')});`
const fts5 = [
  `create virtual table search_words using fts5 (${names}, content = 'search', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`,
  `create trigger search_made after insert on search begin ${put} end`,
  `create trigger search_gone after delete on search begin ${take} end`,
  `create trigger search_changed after update on search begin ${take} ${put} end`,
]
const gin = [
  `alter table search add column words tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, title_words), 'A') ||
    setweight(to_tsvector('simple'::regconfig, lead_words), 'B') ||
    setweight(to_tsvector('simple'::regconfig, body_words), 'C')) stored`,
  `create index search_words on search using gin (words)`,
]
