import { wordsOf } from '@kampana/shared/fold'

/** What people may type, in characters; the rest isn't read. */
const longest = 200
const mostWords = 8
const longestWord = 40

/** The words that somebody looks for, folded: of a sentence those that say something, each once, and not too many. */
export const wordsAsked = (question: string): string[] => {
  const words = [...new Set(wordsOf(question.slice(0, longest)))].filter((word) => word.length <= longestWord)
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** English and Filipino words that stand in every text. */
const small = new Set(
  `a an and are as at be by do does for from how i in is it of on or our s t the to was we what when where which who with
    ang ano ay kay na nang ng ni nina sa si sina para po at mga`.split(/\s+/),
)
