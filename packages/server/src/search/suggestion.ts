import type { AppContext } from '../app-context.ts'
import { closestWord, countWords, isBegun, type Vocabulary } from '../crud/query/closest-word.ts'

/** The number of newest texts whose words are the vocabulary. */
const maxTexts = 500

/**
 * Corrects the words: replaces each that is in no text and not in the college's settings by the closest one of the
 * vocabulary. Null where nothing changes.
 */
type Suggest = (words: readonly string[], isKnown: (word: string) => boolean) => Promise<string[] | null>

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
