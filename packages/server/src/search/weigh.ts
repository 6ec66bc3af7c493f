import { sql, type RawBuilder } from 'kysely'
import { dialectOf } from '../db/dialect/dialect-of.ts'
import { maxRanked, type LongerWords, type Term, type Where } from '../db/dialect/terms.ts'
import type { AppContext } from '../app-context.ts'
import type { SearchWord } from './curation.ts'

/** A word of a question with what it weighs where it stands: the rarer, the more. */
export interface WeighedWord {
  /** The word as it may be begun. */
  begun: Term
  /** The word and its other number. */
  whole: Term
  /** These and their synonyms. */
  meant: Term
  inTitle: number
  inText: number
  /** Whether any text has it. */
  isFound: boolean
}

/** Weighs words by how many titles and texts have them. */
export const weigh = async (
  { db }: Pick<AppContext, 'db'>,
  words: readonly SearchWord[],
): Promise<{ words: WeighedWord[]; longer: LongerWords }> => {
  const { fullText } = dialectOf(db)
  const longer = await fullText.longerWords(
    db,
    words.map(({ word }) => word),
  )
  const count = (term: Term, where: Where, prefix: boolean): RawBuilder<number> =>
    sql`(select count(*) from (${fullText.candidates([term], { where, prefix, all: true, longer })}) as found)`
  const weighed = words.map(async ({ word, forms, synonyms }): Promise<WeighedWord> => {
    const whole: Term = [word, ...forms]
    const meant: Term = [...whole, ...synonyms]
    const { rows } = await sql<Record<'titles' | 'texts' | 'begun', number | string>>`select
      ${count(meant, 'title', false)} as titles,
      ${count(meant, 'anywhere', false)} as texts,
      ${count(meant, 'anywhere', true)} as begun`.execute(db)
    const { titles, texts, begun } = rows[0] ?? { titles: 0, texts: 0, begun: 0 }
    const inText = rarity(Number(texts) || Number(begun))
    return {
      begun: [word],
      whole,
      meant,
      inTitle: Math.max(rarity(Number(titles)), inText),
      inText,
      isFound: Number(begun) > 0,
    }
  })
  return { words: await Promise.all(weighed), longer }
}

/** Inverse document frequency, of at most `maxRanked` records and all pages. */
const rarity = (count: number): number => Math.log(1 + (3 * maxRanked) / (count + 1))
