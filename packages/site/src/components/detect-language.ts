/** Filipino function words that aren't English words. */
const filipino = new Set(
  'ang ng nang mga sa ay ni kay sina natin namin aming ating atin amin tayo kami kayo sila ito iyon kung hindi wala walang pasok mula dahil lamang lang po araw ba'.split(
    ' ',
  ),
)

/** Detects Filipino in a title or an excerpt by its function words, for a `lang` attribute. Undefined for English. */
export const detectLanguage = (text: string): 'fil' | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = words.filter((word) => filipino.has(word)).length
  return count >= 2 && count * 3 >= words.length ? 'fil' : undefined
}

interface Passage {
  /** Offset in the text. */
  from: number
  text: string
  language: 'fil' | undefined
}

/** Splits a text into passages of one language: Filipino clauses and the text between them. */
export const findPassages = (text: string): Passage[] => {
  if (isFilipino(text)) return [{ from: 0, text, language: 'fil' }]
  const passages: Passage[] = []
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    const language = isFilipino(clause) ? 'fil' : undefined
    const last = passages.at(-1)
    if (last?.language === language && last) last.text += clause
    else passages.push({ from: index, text: clause, language })
  }
  return passages
}

const isFilipino = (words: string): boolean => !english.test(words) && detectLanguage(words) === 'fil'

/** A clause with its closing punctuation. All clauses together are the whole text. */
const clauses = /[^.?!:;“”"()…]+[.?!:;“”"()…]*\s*|[.?!:;“”"()…]+\s*/g
/** Words that mark a clause as English, even if it contains Filipino names. */
const english = /\b(?:the|of|and|to|is|it|in|for|we|our|you)\b/i
