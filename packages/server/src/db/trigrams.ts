import { sql, type Kysely, type RawBuilder } from 'kysely'
import { databaseKind, type DatabaseKind } from './dialect.ts'
import type { Tables } from './tables.ts'

/**
 * A trigram index of a table's folded texts, for `like '%words%'`. On SQLite a contentless FTS5 table (sqlite.org/fts5.html,
 * 4.3.4); on PostgreSQL a GIN index of arrays, since pg_trgm isn't installed everywhere.
 */
export const indexTrigrams = async (
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  for (const statement of (databaseKind(db) === 'sqlite' ? fts5 : gin)(table, columns))
    await sql.raw(statement).execute(db)
}

/** At most `most` ids of rows that may contain the folded texts; undefined where each text is too short for a trigram. */
export const trigramCandidates = (
  kind: DatabaseKind,
  table: string,
  columns: readonly string[],
  texts: readonly string[],
  most?: number,
): RawBuilder<{ id: number }> | undefined => {
  const trigrams = someTrigrams(texts)
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  if (trigrams.length === 0) return undefined
  if (kind === 'sqlite') {
    const query = trigrams.map((each) => `"${each.replaceAll('"', '""')}"`).join(' AND ')
    const index = sql.ref(indexName(table))
    return sql`select rowid as id from ${index} where ${index} match ${query} ${limit}`
  }
  const indexed = sql.raw(`trigrams(${concatenate(kind, columns)})`)
  return sql`select id from ${sql.table(table)} where ${indexed} @> ${trigrams}::text[] ${limit}`
}

/** Enough to select few candidates, which are compared in full anyway. */
const mostTrigrams = 16
const someTrigrams = (texts: readonly string[]): string[] => {
  const all = texts.flatMap((text) => {
    const letters = Array.from(text)
    return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''))
  })
  // The end of a text is the most selective, as in numbered titles.
  return [...new Set(all.toReversed())].slice(0, mostTrigrams)
}

const indexName = (table: string): string => `${table}_trigrams`

/** All columns as one text, with newlines between them, which no search contains. */
const concatenate = (kind: DatabaseKind, columns: readonly string[], row = ''): string => {
  const newline = kind === 'sqlite' ? 'char(10)' : 'chr(10)'
  return `fold(${columns.map((name) => `coalesce(${row}${name}, '')`).join(` || ${newline} || `)})`
}

const fts5 = (table: string, columns: readonly string[]): string[] => {
  const index = indexName(table)
  const addRow = `insert into ${index} (rowid, text) values (new.id, ${concatenate('sqlite', columns, 'new.')});`
  const removeRow = `delete from ${index} where rowid = old.id;`
  return [
    `create virtual table ${index} using fts5 (text, content = '', contentless_delete = 1, detail = none,
      tokenize = 'trigram case_sensitive 1')`,
    `insert into ${index} (rowid, text) select id, ${concatenate('sqlite', columns)} from ${table}`,
    `create trigger ${index}_made after insert on ${table} begin ${addRow} end`,
    `create trigger ${index}_gone after delete on ${table} begin ${removeRow} end`,
    `create trigger ${index}_changed after update of ${columns.join(', ')} on ${table} begin ${removeRow} ${addRow} end`,
  ]
}

const gin = (table: string, columns: readonly string[]): string[] => [
  // The high cost keeps the planner from evaluating it for each row instead of using the index.
  `create or replace function trigrams(text) returns text[] language sql immutable strict parallel safe cost 10000
    as $$ select coalesce(array_agg(distinct substr($1, start, 3)), '{}')
      from generate_series(1, length($1) - 2) as start $$`,
  `create index ${indexName(table)} on ${table} using gin (trigrams(${concatenate('postgres', columns)}))`,
]
