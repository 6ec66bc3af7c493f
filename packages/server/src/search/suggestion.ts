import { editDistance } from './edit-distance.ts'
import type { AppContext } from '../app-context.ts'

/** The number of newest texts whose words are the vocabulary. */
const maxTexts = 500

/**
 * Corrects the words: replaces each that is in no text and not in the college's settings by the closest one of the
 * vocabulary. Null where nothing changes.
 */
type Suggest = (words: readonly string[], isKnown: (word: string) => boolean) => Promise<string[] | null>

/** How many texts have each word, and which words are in titles. */
interface Vocabulary {
  counts: ReadonlyMap<string, number>
  titles: ReadonlySet<string>
}

export const suggestions = ({ db, content }: Pick<AppContext, 'db' | 'content'>): Suggest => {
  let known: { at: number; words: Promise<Vocabulary> } | undefined
  const vocabulary = (): Promise<Vocabulary> => {
    const at = content.current()
    if (known?.at !== at) known = { at, words: readAll() }
    return known.words
  }
  const readAll = async (): Promise<Vocabulary> => {
    const rows = await db
      .selectFrom('search')
      .select(['title_words', 'lead_words', 'body_words'])
      .orderBy('newest', (by) => by.desc().nullsFirst())
      .limit(maxTexts)
      .execute()
    return {
      counts: countWords(rows.map((row) => `${row.title_words} ${row.lead_words} ${row.body_words}`)),
      titles: new Set(rows.flatMap((row) => row.title_words.split(' '))),
    }
  }
  return async (words, isKnown) => {
    const vocabularyNow = await vocabulary().catch((error: unknown) => {
      known = undefined
      throw error
    })
    const corrected = words.map((word) =>
      isKnown(word) || isBegun(word, vocabularyNow.counts) ? word : closestWord(word, vocabularyNow),
    )
    return corrected.some((word, index) => word !== words[index]) ? corrected : null
  }
}

export const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export const isBegun = (word: string, counts: Vocabulary['counts']): boolean =>
  counts.has(word) || [...counts.keys()].some((each) => each.startsWith(word))

/**
 * The word of the vocabulary with the smallest edit distance, the most frequent of equals; the word itself where none is
 * close. The first letter must match, which few people mistype. Short words have too many neighbours in two languages
 * (`misa` is no visa), so they are only corrected to words of titles.
 */
export const closestWord = (word: string, { counts, titles }: Vocabulary): string => {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  let best = { word, slips: most + 1, count: 0 }
  for (const [other, count] of counts) {
    if (Math.abs(other.length - word.length) > most || !beginsAlike(word, other)) continue
    if (word.length < 6 && !titles.has(other)) continue
    const slips = editDistance(word, other, best.slips)
    if (slips < best.slips || (slips === best.slips && slips <= most && count > best.count))
      best = { word: other, slips, count }
  }
  return best.word
}

/** Whether the first letters are the same or swapped. */
const beginsAlike = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])
