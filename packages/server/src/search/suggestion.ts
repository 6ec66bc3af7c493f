import type { AppContext } from '../app-context.ts'
import {
  closestWord,
  countWords,
  isBegun,
  type Vocabulary,
} from '@kampana/engine-server/records/query/closest-word'

/** Number of newest texts whose words form the vocabulary. */
const maxTexts = 500

/**
 * Corrects words: replaces each unknown one with the closest word of the vocabulary from texts and settings. Null if nothing
 * changes.
 */
export type Suggest = (
  words: readonly string[],
  isKnown: (word: string) => boolean,
  settings: ReadonlySet<string>,
) => Promise<string[] | null>

export const suggestions = ({ db, cacheVersion }: Pick<AppContext, 'db' | 'cacheVersion'>): Suggest => {
  let known: { at: number; words: Promise<Vocabulary> } | undefined
  const vocabulary = (): Promise<Vocabulary> => {
    const at = cacheVersion.current()
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
  return async (words, isKnown, settings) => {
    const { counts, titles } = await vocabulary().catch((error: unknown) => {
      known = undefined
      throw error
    })
    const all = {
      counts: new Map([...[...settings].map((word) => [word, 1] as const), ...counts]),
      titles: titles.union(settings),
    }
    const corrected = words.map((word) =>
      isKnown(word) || isBegun(word, counts) ? word : closestWord(word, all),
    )
    return corrected.some((word, index) => word !== words[index]) ? corrected : null
  }
}
