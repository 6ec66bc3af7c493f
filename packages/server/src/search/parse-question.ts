import { tokenize } from '@kampana/shared/text/fold'

/** Characters of a question that are read. */
const maxCharacters = 200
const maxWords = 8
const maxWordLength = 40

/** The folded words of a question, without stop words (unless there are no others) and duplicates. */
export const parseQuestion = (question: string): string[] => {
  const words = [...new Set(tokenize(question.slice(0, maxCharacters)))].filter(
    (word) => word.length <= maxWordLength,
  )
  const significant = words.filter(isSignificant)
  return (significant.length > 0 ? significant : words).slice(0, maxWords)
}

/** Whether a folded word is no stop word. */
export const isSignificant = (word: string): boolean => !stopWords.has(word)

/** English and Filipino stop words. */
const stopWords = new Set(
  `a an and any are as at be by can do does for from have how i in is it my of on or our please s t the there to today
    tomorrow was we what when where which who with you your
    ang ano ay ba bukas kay na nang ng ngayon ni nina sa si sina para po at mga`.split(/\s+/),
)
