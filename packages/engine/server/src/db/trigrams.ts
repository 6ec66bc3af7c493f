import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import { limitTo } from './records-holding.ts'

/** Ids of at most `limit` rows that may contain the folded texts; undefined if each text is too short for a trigram. */
export const trigramCandidates = (
  { trigrams }: Dialect,
  table: string,
  columns: readonly string[],
  texts: readonly string[],
  limit?: number,
): RawBuilder<{ id: number }> | undefined => {
  const some = someTrigrams(texts)
  return some.length === 0 ? undefined : sql`${trigrams.find(table, columns, some)} ${limitTo(limit)}`
}

/** Enough to select few candidates, which are compared in full anyway. */
const maxTrigrams = 16
const someTrigrams = (texts: readonly string[]): string[] => {
  const all = texts.flatMap((text) => {
    const letters = Array.from(text)
    return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''))
  })
  // The end of a text is the most selective part, as in numbered titles.
  return [...new Set(all.toReversed())].slice(0, maxTrigrams)
}
