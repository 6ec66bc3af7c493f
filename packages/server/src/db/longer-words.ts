import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Kind = 'sqlite' | 'postgres'
/** What begins of words that are looked for go on to. */
export type LongerWords = ReadonlyMap<string, readonly string[]>

/** FTS5 has an index of what words of up to so many letters begin; for a longer beginning it joins the lists of all words anew each time. */
const mostIndexed = 4
const mostLonger = 40

/**
 * The words of all texts that begin with a long word that is looked for. FTS5 reads the lists of whole words only as far as
 * it has to. Words with very many longer ones are left out.
 */
export const longerWords = async (
  db: Kysely<Tables>,
  kind: Kind,
  words: readonly string[],
): Promise<LongerWords> => {
  const longer = new Map<string, readonly string[]>()
  if (kind === 'postgres') return longer
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
// Words have no others; to begin at the word itself would count its texts.
const firstLetter = '0'
const lastLetter = '\u{10FFFF}'

/** Lists the words of the FTS5 table (sqlite.org/fts5.html, 4.5). */
export const listWords = async (db: Kysely<Tables>, kind: Kind): Promise<void> => {
  if (kind === 'sqlite')
    await sql`create virtual table search_vocabulary using fts5vocab (search_words, row)`.execute(db)
}
