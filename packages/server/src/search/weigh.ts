import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { maxRanked, type LongerWords, type Match, type Term } from '@kampana/engine-server/db/dialect/terms'
import { required } from '@kampana/engine-server/required'
import type { AppContext } from '../app-context.ts'
import type { SearchWord } from './curation.ts'

/** A word of a question with its weights: the rarer, the higher. */
export interface WeighedWord {
  /** The word as a prefix. */
  begun: Term
  /** The word in singular and plural. */
  whole: Term
  /** These and their synonyms. */
  meant: Term
  inTitle: number
  inText: number
  /** True if any text contains it. */
  isFound: boolean
}
export interface Weighed {
  words: WeighedWord[]
  longer: LongerWords
  /**
   * Newest records with each word, and with all of them, anywhere and in titles, so that those are found at any age; and
   * pages.
   */
  candidates: ReadonlySet<number>
}

/** Weighs words by the number of titles and texts that contain them. */
export const weigh = async (
  { db }: Pick<AppContext, 'db'>,
  searched: readonly SearchWord[],
): Promise<Weighed> => {
  if (searched.length === 0) return { words: [], longer: new Map(), candidates: new Set() }
  const { fullText } = dialectOf(db)
  const longer = await fullText.longerWords(
    db,
    searched.map(({ word }) => word),
  )
  const places = (terms: readonly Term[], prefix: boolean) => ({
    title: { terms, where: 'title', prefix, longer } as const,
    anywhere: { terms, where: 'anywhere', prefix, longer } as const,
  })
  const words = searched.map(({ word, forms, synonyms }) => {
    const whole: Term = [word, ...forms]
    const meant: Term = [...whole, ...synonyms]
    const begun: Term = [word]
    return { begun, whole, meant, held: places([meant], false), candidates: places([meant], true) }
  })
  const all = places(
    words.map(({ meant }) => meant),
    true,
  )
  const candidates = [all, ...words.map((word) => word.candidates)].flatMap(Object.values<Match>)
  const found = await fullText.newest(db, [
    ...candidates,
    ...words.flatMap(({ held }) => Object.values<Match>(held)),
  ])
  const count = (match: Match): number => required(found.get(match)).length
  return {
    words: words.map(({ begun, whole, meant, held, candidates: { anywhere } }) => {
      const inText = rarity(count(held.anywhere) || count(anywhere))
      const inTitle = Math.max(rarity(count(held.title)), inText)
      return { begun, whole, meant, inTitle, inText, isFound: count(anywhere) > 0 }
    }),
    longer,
    candidates: new Set(candidates.flatMap((match) => required(found.get(match)))),
  }
}

/** Inverse document frequency, based on at most `maxRanked` records and all pages. */
const rarity = (count: number): number => Math.log(1 + (3 * maxRanked) / (count + 1))
