import type { Parts } from '../parts.ts'

/** How many of the newest texts lend their words; enough to know how a word is written. */
const mostTexts = 500

/** Tells how the words were probably meant: each that no text has as the nearest one that some has. */
export type Suggest = (words: readonly string[]) => Promise<string[] | null>

export const suggestions = ({ db, content }: Pick<Parts, 'db' | 'content'>): Suggest => {
  let known: { at: number; words: Promise<Map<string, number>> } | undefined
  const vocabulary = (): Promise<Map<string, number>> => {
    const at = content.current()
    if (known?.at !== at) known = { at, words: read() }
    return known.words
  }
  const read = async (): Promise<Map<string, number>> => {
    const rows = await db
      .selectFrom('search')
      .select(['title_words', 'lead_words', 'body_words'])
      .orderBy('newest', (by) => by.desc().nullsFirst())
      .limit(mostTexts)
      .execute()
    return countedWords(rows.map((row) => `${row.title_words} ${row.lead_words} ${row.body_words}`))
  }
  return async (words) => {
    const counts = await vocabulary().catch((error: unknown) => {
      known = undefined
      throw error
    })
    const meant = words.map((word) => (isKnown(word, counts) ? word : nearest(word, counts)))
    return meant.some((word, index) => word !== words[index]) ? meant : null
  }
}

const countedWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const isKnown = (word: string, counts: ReadonlyMap<string, number>): boolean =>
  counts.has(word) || [...counts.keys()].some((each) => each.startsWith(word))

/** The known word with the fewest slips between, the commonest of equals; the word itself where none is near. */
const nearest = (word: string, counts: ReadonlyMap<string, number>): string => {
  // Of a short word nearly every other is one slip away.
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  let best = { word, slips: most + 1, count: 0 }
  for (const [other, count] of counts) {
    if (Math.abs(other.length - word.length) > most) continue
    const slips = slipsBetween(word, other, best.slips)
    if (slips < best.slips || (slips === best.slips && slips <= most && count > best.count))
      best = { word: other, slips, count }
  }
  return best.word
}

/** Letters left out, put in, changed or swapped with their neighbour (optimal string alignment); counting stops above `most`. */
export const slipsBetween = (a: string, b: string, most: number): number => {
  let [older, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(changed, previous[j]! + 1, row[j - 1]! + 1, ...(swapped ? [older[j - 2]! + 1] : []))
    }
    if (Math.min(...row) > most) return most + 1
    ;[older, previous] = [previous, row]
  }
  return previous[b.length]!
}
