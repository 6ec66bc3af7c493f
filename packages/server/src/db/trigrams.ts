import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'

type Kind = 'sqlite' | 'postgres'

/**
 * An index for `like '%words%'`: every three letters that follow each other in a table's texts, folded (fold.ts). On SQLite an
 * FTS5 table that keeps no text (sqlite.org/fts5.html, 4.3.4); on PostgreSQL a GIN index of arrays, since pg_trgm isn't
 * installed everywhere.
 */
export const indexTrigrams = async (
  db: Kysely<Tables>,
  kind: Kind,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  for (const statement of (kind === 'sqlite' ? fts5 : gin)(table, columns))
    await sql.raw(statement).execute(db)
}

/** Ids of the rows that may hold folded texts in the indexed columns, `most` of them or all; undefined where each is too short to be found so. */
export const trigramCandidates = (
  kind: Kind,
  table: string,
  columns: readonly string[],
  texts: readonly string[],
  most?: number,
): RawBuilder<{ id: number }> | undefined => {
  const wanted = someTrigrams(texts)
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  if (wanted.length === 0) return undefined
  if (kind === 'sqlite') {
    const query = wanted.map((each) => `"${each.replaceAll('"', '""')}"`).join(' AND ')
    const index = sql.ref(indexOf(table))
    return sql`select rowid as id from ${index} where ${index} match ${query} ${limit}`
  }
  const indexed = sql.raw(`trigrams(${textOf(kind, columns)})`)
  return sql`select id from ${sql.table(table)} where ${indexed} @> ${wanted}::text[] ${limit}`
}

/** No more than so many: what is looked up is compared letter by letter all the same. */
const mostTrigrams = 16
const someTrigrams = (texts: readonly string[]): string[] => {
  const all = texts.flatMap((text) => {
    const letters = Array.from(text)
    return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''))
  })
  // What people write last tells most: numbers stand at the end.
  return [...new Set(all.toReversed())].slice(0, mostTrigrams)
}

const indexOf = (table: string): string => `${table}_trigrams`

/** A text of all the columns; a part that stands astride of two of them is found by nobody. */
const textOf = (kind: Kind, columns: readonly string[], row = ''): string => {
  const newline = kind === 'sqlite' ? 'char(10)' : 'chr(10)'
  return `fold(${columns.map((name) => `coalesce(${row}${name}, '')`).join(` || ${newline} || `)})`
}

const fts5 = (table: string, columns: readonly string[]): string[] => {
  const index = indexOf(table)
  const put = `insert into ${index} (rowid, text) values (new.id, ${textOf('sqlite', columns, 'new.')});`
  const take = `delete from ${index} where rowid = old.id;`
  return [
    `create virtual table ${index} using fts5 (text, content = '', contentless_delete = 1, detail = none,
      tokenize = 'trigram case_sensitive 1')`,
    `insert into ${index} (rowid, text) select id, ${textOf('sqlite', columns)} from ${table}`,
    `create trigger ${index}_made after insert on ${table} begin ${put} end`,
    `create trigger ${index}_gone after delete on ${table} begin ${take} end`,
    `create trigger ${index}_changed after update of ${columns.join(', ')} on ${table} begin ${take} ${put} end`,
  ]
}

const gin = (table: string, columns: readonly string[]): string[] => [
  // So dear that the planner never reckons it for each row instead of asking the index.
  `create or replace function trigrams(text) returns text[] language sql immutable strict parallel safe cost 10000
    as $$ select coalesce(array_agg(distinct substr($1, start, 3)), '{}')
      from generate_series(1, length($1) - 2) as start $$`,
  `create index ${indexOf(table)} on ${table} using gin (trigrams(${textOf('postgres', columns)}))`,
]
