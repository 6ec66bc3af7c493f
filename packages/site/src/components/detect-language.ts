/** Filipino function words that aren't English words. */
const filipino = new Set(
  'ang ng nang mga sa ay ni kay sina natin namin aming ating atin amin tayo kami kayo sila ito iyon kung hindi wala walang pasok mula dahil lamang lang po araw ba'.split(
    ' ',
  ),
)

/** Detects Filipino in a title or an excerpt by its function words, for a `lang` attribute; undefined for English. */
export const detectLanguage = (text: string): 'fil' | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = words.filter((word) => filipino.has(word)).length
  return count >= 2 && count * 3 >= words.length ? 'fil' : undefined
}

interface Passage {
  /** Where it begins in the text. */
  from: number
  text: string
  language: 'fil' | undefined
}

/** The text's passages of one language each: clauses that are Filipino, and what stands between them. */
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

/** A clause with what ends it; together they are the whole text. */
const clauses = /[^.?!:;“”"()…]+[.?!:;“”"()…]*\s*|[.?!:;“”"()…]+\s*/g
/** Words that only an English clause has, even if it names Filipino ones. */
const english = /\b(?:the|of|and|to|is|it|in|for|we|our|you)\b/i
