import type { SearchWords } from '@kampana/shared/content/search-words'
import { tokenize } from '@kampana/shared/text/fold'
import type { Term } from '../db/dialect/terms.ts'
import { isSignificant } from './parse-question.ts'
import type { WrittenPage } from './build-index.ts'

/** The college's search settings, indexed for lookups. */
export interface Curation {
  /** The addresses of the pages that a question promotes, the best first. */
  promotedPages: (question: string) => string[]
  withSynonyms: (word: string) => Term
  /** Whether the settings contain a word, so that it is no typing error. */
  isKnown: (word: string) => boolean
  /** Placeholder pages. */
  unwritten: readonly string[]
}

export const createCuration = (words: SearchWords, pages: readonly WrittenPage[]): Curation => {
  const queries = words.promoted.flatMap(({ address, queries }) =>
    queries.map((query) => ({ address, words: tokenize(query) })),
  )
  const synonyms = indexSynonyms(words.synonyms)
  const known = new Set([...queries.flatMap(({ words }) => words), ...synonyms.keys()])
  return {
    promotedPages: (question) => {
      const questionWords = tokenize(question)
      const found = queries
        .filter(({ words }) => isCovered(questionWords, words))
        .toSorted((a, b) => b.words.length - a.words.length)
      return [...new Set(found.map(({ address }) => address))].slice(0, maxPromoted)
    },
    withSynonyms: (word) => [word, ...(synonyms.get(word) ?? [])],
    isKnown: (word) => known.has(word),
    unwritten: pages.filter(({ unwritten }) => unwritten).map(({ address }) => address),
  }
}

const maxPromoted = 3

/**
 * Whether a question has all words of a query, in any order, and fewer others: `may pasok ba bukas sa college` is about `may
 * pasok`, but `the job of a nurse` isn't about `job`.
 */
const isCovered = (words: readonly string[], query: readonly string[]): boolean =>
  query.every((word) => words.some((other) => other === word || other === `${word}s`)) &&
  query.length * 2 > words.filter(isSignificant).length

const indexSynonyms = (groups: SearchWords['synonyms']): Map<string, string[]> => {
  const known = new Map<string, string[]>()
  for (const group of groups.map((words) => words.flatMap(tokenize)))
    for (const word of group)
      known.set(word, [...(known.get(word) ?? []), ...group.filter((other) => other !== word)])
  return known
}
