import { editDistance } from './edit-distance.ts'

/** Number of texts with each word, and the words that occur in titles. */
export interface Vocabulary {
  counts: ReadonlyMap<string, number>
  titles: ReadonlySet<string>
}

/** Counts the texts that contain each word. */
export const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** True if a text contains a word with this prefix. */
export const isBegun = (word: string, counts: Vocabulary['counts']): boolean =>
  counts.has(word) || [...counts.keys()].some((each) => each.startsWith(word))

/**
 * Word of the vocabulary with the smallest edit distance; of equals, the most frequent one. Returns the word itself if none is
 * close. The first letters must be equal, swapped or sound alike, because few people mistype the first letter. Short words
 * have too many neighbors in two languages (`misa` isn't visa), so they are only corrected to words in titles.
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

/** True if the first letters are equal or swapped, or sound alike to Filipino writers: `inroll`, `kalculus`. */
const beginsAlike = (a: string, b: string): boolean =>
  a[0] === b[0] ||
  (a[0] === b[1] && a[1] === b[0]) ||
  alike.some((letters) => letters.includes(a.charAt(0)) && letters.includes(b.charAt(0)))

const alike = ['ei', 'ou', 'ckq', 'fp', 'bv', 'sz']
