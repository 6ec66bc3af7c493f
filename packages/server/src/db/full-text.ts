import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
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
}

/** Makes the folded words of the table `search` quick to find: an FTS5 table beside it, or a GIN index. */
export const indexWords = async (db: Kysely<Tables>, kind: Kind): Promise<void> => {
  for (const statement of kind === 'sqlite' ? fts5 : gin) await sql.raw(statement).execute(db)
}

/**
 * Whether a row of `search` holds the words, which must be folded already (shared/fold.ts): of nothing but letters and
 * digits, so that none can be an operator.
 */
export const holdsWords = (
  kind: Kind,
  words: readonly string[],
  { where, begun, all }: Wanted,
): RawBuilder<SqlBool> => {
  // What begins with one or two letters is nearly anything; but the last word may still be under way.
  const goesOn = (index: number): boolean => begun && (words[index]!.length > 2 || index === words.length - 1)
  if (kind === 'sqlite') {
    const each = words.map((word, index) => `"${word}"${goesOn(index) ? ' *' : ''}`)
    const query = `{${columns[where].join(' ')}} : (${each.join(all ? ' AND ' : ' OR ')})`
    return sql<SqlBool>`search.id in (select rowid from search_words where search_words match ${query})`
  }
  const each = words.map((word, index) => `${word}:${goesOn(index) ? '*' : ''}${weights[where]}`)
  return sql<SqlBool>`search.words @@ to_tsquery('simple', ${each.join(all ? ' & ' : ' | ')})`
}

const columns = {
  title: ['title_words'],
  lead: ['title_words', 'lead_words'],
  anywhere: ['title_words', 'lead_words', 'body_words'],
} as const
const weights = { title: 'A', lead: 'AB', anywhere: 'ABC' } as const

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
