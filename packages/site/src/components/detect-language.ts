/** Small words of Filipino that English hasn't got. */
const filipino = new Set(
  'ang ng nang mga sa ay ni kay sina natin namin aming ating atin amin tayo kami kayo sila ito iyon kung hindi wala walang pasok mula dahil lamang lang po araw'.split(
    ' ',
  ),
)

/** The language of a title or an excerpt where it isn't English: its small words tell. For `lang`, so that it is read out well. */
export const detectLanguage = (text: string): 'fil' | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const found = words.filter((word) => filipino.has(word)).length
  return found >= 2 && found * 3 >= words.length ? 'fil' : undefined
}
