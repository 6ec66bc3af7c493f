/** Filipino function words that aren't English words. */
const filipino = new Set(
  'ang ng nang mga sa ay ni kay sina natin namin aming ating atin amin tayo kami kayo sila ito iyon kung hindi wala walang pasok mula dahil lamang lang po araw'.split(
    ' ',
  ),
)

/** Detects Filipino in a title or an excerpt by its function words, for a `lang` attribute; undefined for English. */
export const detectLanguage = (text: string): 'fil' | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = words.filter((word) => filipino.has(word)).length
  return count >= 2 && count * 3 >= words.length ? 'fil' : undefined
}
