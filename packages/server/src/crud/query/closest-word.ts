import { editDistance } from './edit-distance.ts'

/** How many texts have each word, and which words are in titles. */
export interface Vocabulary {
  counts: ReadonlyMap<string, number>
  titles: ReadonlySet<string>
}

/** In how many of some texts each word is. */
export const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Whether a text has a word that begins so. */
export const isBegun = (word: string, counts: Vocabulary['counts']): boolean =>
  counts.has(word) || [...counts.keys()].some((each) => each.startsWith(word))

/**
 * The word of the vocabulary with the smallest edit distance, the most frequent of equals; the word itself where none is
 * close. The first letter must match or sound alike, which few people mistype. Short words have too many neighbours in two languages
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

/** Whether the first letters are the same or swapped, or sound alike to who writes Filipino: `inroll`, `kalculus`. */
const beginsAlike = (a: string, b: string): boolean =>
  a[0] === b[0] ||
  (a[0] === b[1] && a[1] === b[0]) ||
  alike.some((letters) => letters.includes(a.charAt(0)) && letters.includes(b.charAt(0)))

const alike = ['ei', 'ou', 'ckq', 'fp', 'bv', 'sz']
