import { fold } from './fold.ts'

/** Initials for the search, and the range of the abbreviated words in the text. */
interface Initials {
  letters: string
  from: number
  to: number
}

/** Two letters are too ambiguous in a text, and nobody types more than five. */
const usualMinLetters = 3
const maxLetters = 5

/**
 * Abbreviations of a text's capitalized names, folded: `Bachelor of Science in Nursing` is `bsn`, like `BS Nursing`, and
 * `Senior High School Department` both `shs` and `shsd`. Small words within a name don't count; punctuation ends it.
 */
export const findInitials = (text: string, minLetters = usualMinLetters): Initials[] =>
  [...text.matchAll(severalWords)].flatMap(({ 0: name, index }) => {
    const words = [...name.matchAll(capitalized)].map((word) => ({
      letters: fold(isAbbreviation.test(word[0]) ? word[0] : word[0].charAt(0)),
      from: index + word.index,
      to: index + word.index + word[0].length,
    }))
    return words.flatMap((_, first) => abbreviate(words.slice(first, first + maxLetters), minLetters))
  })

/** Abbreviations of the first two words, of the first three, and so on. */
const abbreviate = ([first, ...others]: readonly Initials[], minLetters: number): Initials[] => {
  if (!first) return []
  let letters = first.letters
  return others
    .map((word) => ({ letters: (letters += word.letters), from: first.from, to: word.to }))
    .filter(({ letters }) => letters.length >= minLetters && letters.length <= maxLetters)
}

const capitalized = /\p{Lu}[\p{L}\p{M}]*/gu
const isAbbreviation = /^\p{Lu}{2,3}$/u
const severalWords =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*(?: (?:(?:of|in|and|the|for|ng|sa|at) )*\p{Lu}[\p{L}\p{M}]*)+/gu
