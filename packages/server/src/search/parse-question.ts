import { tokenize } from '@kampana/engine-declare/text/fold'

/** Maximum number of characters read from a question. */
const maxCharacters = 200
const maxWords = 8
const maxWordLength = 40

/**
 * Folded words of a question without duplicates and stop words (unless there are only stop words). A stop word that is also an
 * abbreviation counts in capitals, or in a question as short as `it course`.
 */
export const parseQuestion = (
  question: string,
  isAbbreviation: (word: string) => boolean = () => false,
): string[] => {
  const typed = question.slice(0, maxCharacters)
  const words = [...new Set(tokenize(typed))].filter((word) => word.length <= maxWordLength)
  const capitals = new Set(/\p{Ll}/u.test(typed) ? typed.match(/\b\p{Lu}{2,}\b/gu)?.flatMap(tokenize) : [])
  const significant = words.filter(
    (word) => isSignificant(word) || (isAbbreviation(word) && (words.length < 3 || capitals.has(word))),
  )
  return (significant.length > 0 ? significant : words).slice(0, maxWords)
}

/** True unless a folded word is a stop word. */
const isSignificant = (word: string): boolean => !stopWords.has(word)

/** English and Filipino stop words, and words used to ask. */
const stopWords = new Set(
  `a about am an and any are as at be been but by can did do does for from get give had has have how i if in is it its know
    like many me much my need of on or our please s should so t tell that the their there these they this to us want was
    we were what when where which who why will with would you your
    ako alin ang ano anong at ay ba bakit bang dito diyan doon gusto gustong hanggang ilan ito iyon ka kailan kailangan kami
    kapag kasi kay kayo kelan ko kong kung lamang lang maaari maaaring mag magiging maging may mayroon mayroong meron mga mo
    na nag naman nang nasaan natin ng nga ni nila nina ninyo niya niyo nung nyo opo pa paano pag pano para pinaka po puwede
    pwede pwedeng raw rin sa saan sana si sila sina sino siya tayo tungkol yun yung`.split(/\s+/),
)
