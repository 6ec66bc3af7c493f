import { sql, type Kysely } from 'kysely'
import { databaseKind } from './dialect.ts'
import type { Tables } from './tables.ts'

/** The indexed words that begin with each prefix. */
export type LongerWords = ReadonlyMap<string, readonly string[]>

/** The longest prefix in the FTS5 index; for a longer one FTS5 merges the lists of all its words anew each time. */
const mostIndexed = 4
const mostLonger = 40

/**
 * Expands long prefixes to the indexed words that begin with them, because FTS5 reads whole words' lists lazily. Leaves out
 * prefixes of very many words.
 */
export const longerWords = async (db: Kysely<Tables>, words: readonly string[]): Promise<LongerWords> => {
  const longer = new Map<string, readonly string[]>()
  if (databaseKind(db) === 'postgres') return longer
  for (const word of words.filter(({ length }) => length > mostIndexed)) {
    const { rows } = await sql<{ term: string }>`select term from search_vocabulary
      where term >= ${word + firstLetter} and term < ${word + lastLetter} limit ${sql.lit(mostLonger + 1)}`.execute(
      db,
    )
    if (rows.length <= mostLonger)
      longer.set(
        word,
        rows.map(({ term }) => term),
      )
  }
  return longer
}
// The first and last character of folded words; a range from the word itself on would read its own list.
const firstLetter = '0'
const lastLetter = '\u{10FFFF}'

/** Adds a table of the FTS5 index's words (sqlite.org/fts5.html, 4.5). */
export const listWords = async (db: Kysely<Tables>): Promise<void> => {
  if (databaseKind(db) === 'sqlite')
    await sql`create virtual table search_vocabulary using fts5vocab (search_words, row)`.execute(db)
}
