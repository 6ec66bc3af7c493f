import { tokenize } from '@kampana/shared/text/fold'

/** What people may type, in characters; the rest isn't read. */
const longest = 200
const mostWords = 8
const longestWord = 40

/** The words that somebody looks for, folded: of a sentence those that say something, each once, and not too many. */
export const wordsAsked = (question: string): string[] => {
  const words = [...new Set(tokenize(question.slice(0, longest)))].filter(
    (word) => word.length <= longestWord,
  )
  const telling = words.filter(isTelling)
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** Whether a folded word says anything: others stand in every text. */
export const isTelling = (word: string): boolean => !small.has(word)

/** English and Filipino words that stand in every text. */
const small = new Set(
  `a an and any are as at be by can do does for from have how i in is it my of on or our please s t the there to today
    tomorrow was we what when where which who with you your
    ang ano ay ba bukas kay na nang ng ngayon ni nina sa si sina para po at mga`.split(/\s+/),
)
