import type { SearchSynonyms } from '@kampana/shared/content/search-synonyms'
import { findInitials } from '@kampana/engine-declare/text/initials'
import { tokenize } from '@kampana/engine-declare/text/fold'
import { parseQuestion } from './parse-question.ts'
import type { WrittenPage } from './build-index.ts'
import { otherForms } from './word-forms.ts'

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
