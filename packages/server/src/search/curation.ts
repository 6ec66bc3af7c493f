import type { SearchSynonyms } from '@kampana/shared/content/search-synonyms'
import { findInitials } from '@kampana/engine-declare/text/initials'
import { tokenize } from '@kampana/engine-declare/text/fold'
import type { WrittenPage } from './build-index.ts'

/** A word of a question, with related words that match too. */
export interface SearchWord {
  word: string
  /** Its singular or plural. */
  forms: readonly string[]
  synonyms: readonly string[]
}

/** A page that the college promotes for certain words, with their share of the question's words. */
export interface Promotion {
  address: string
  share: number
}

/** The college's search settings, indexed for lookups. */
export interface Curation {
  parse: (question: string) => string[]
  /** Pages promoted for a question's words, best first. */
  promotions: (words: readonly string[]) => Promotion[]
  expand: (word: string) => SearchWord
  /** Words in the settings, which aren't typos. */
  words: ReadonlySet<string>
  /** Placeholder pages. */
  unwritten: readonly string[]
}

export const createCuration = (settings: SearchSynonyms, pages: readonly WrittenPage[]): Curation => {
  const abbreviations = new Set(
    pages.flatMap(({ abbreviated }) => (abbreviated ? abbreviate(abbreviated) : [])),
  )
  const parse = (question: string) => parseQuestion(question, (word) => abbreviations.has(word))
  const phrases = settings.promoted.flatMap(({ address, queries }) =>
    queries.map((query) => ({ address, words: parse(query) })),
  )
  const synonyms = indexSynonyms(settings.synonyms)
  const expand = (word: string): SearchWord => {
    const forms = otherForms(word)
    const same = [word, ...forms].flatMap((each) => synonyms.get(each) ?? [])
    return {
      word,
      forms,
      synonyms: [...new Set(same)].filter((each) => each !== word && !forms.includes(each)),
    }
  }
  return {
    parse,
    promotions: (words) => {
      const meant = words.map((word) => wordsOf(expand(word)))
      const shares = phrases.map(({ address, words: phrase }) => {
        const places = phrase.map((word) => meant.flatMap((each, n) => (each.has(word) ? [n] : [])))
        return { address, places: places.some(({ length }) => length === 0) ? [] : places.flat() }
      })
      return [...Map.groupBy(shares, ({ address }) => address)]
        .map(([address, own]) => {
          const covered = new Set(own.flatMap(({ places }) => places))
          return { address, share: covered.size / Math.max(1, words.length) }
        })
        .filter(({ share }) => share > 0)
        .toSorted((a, b) => b.share - a.share)
    },
    expand,
    words: new Set([...phrases.flatMap(({ words }) => words), ...synonyms.keys()]),
    unwritten: pages.filter(({ unwritten }) => unwritten).map(({ address }) => address),
  }
}

const wordsOf = ({ word, forms, synonyms }: SearchWord): Set<string> => new Set([word, ...forms, ...synonyms])

/** Also with two letters, unlike abbreviations in texts: `it` for BS Information Technology. */
const abbreviate = (name: string): string[] => findInitials(name, 2).map(({ letters }) => letters)

const indexSynonyms = (groups: SearchSynonyms['synonyms']): Map<string, string[]> => {
  const known = new Map<string, string[]>()
  for (const group of groups.map((words) => words.flatMap(tokenize)))
    for (const word of group)
      known.set(word, [...(known.get(word) ?? []), ...group.filter((other) => other !== word)])
  return known
}

/**
 * Singular or plural of an English word: `requirement` for `requirements`, `vacancies` for `vacancy`. A wrong form is
 * harmless, because no text contains it.
 */
const otherForms = (word: string): string[] => {
  if (word.length < 3 || /\d/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/(?:s|x|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('ss')) return [`${word}es`]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`]
}

/** Maximum number of characters read from a question. */
const maxCharacters = 200
const maxWords = 8
const maxWordLength = 40

/**
 * Folded words of a question without duplicates and stop words (unless there are only stop words). A stop word that is also an
 * abbreviation counts in capitals, or in a question as short as `it course`.
 */
const parseQuestion = (
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
