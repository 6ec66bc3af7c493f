import { tokenize } from '@kampana/shared/text/fold'
import type { Term } from '../db/full-text.ts'
import { isTelling } from './asked.ts'
import type { WrittenPage } from './at-start.ts'

/** What the college has written down about how people search (content/search.yaml). */
export interface SearchWords {
  /** Pages by their addresses, and what people type who mean them. */
  promoted: readonly { address: string; queries: readonly string[] }[]
  /** Words of which each finds the others as well. */
  synonyms: readonly (readonly string[])[]
}

/** The same, made ready to be asked for every search. */
export interface Curation {
  /** The pages that a question means, the best first, by their addresses. */
  promotedPages: (question: string) => string[]
  withSynonyms: (word: string) => Term
  /** Whether the college has thought of this word, so that it is no slip of another. */
  isKnown: (word: string) => boolean
  /** Pages that have nothing to say yet. */
  unwritten: readonly string[]
}

export const createCuration = (words: SearchWords, pages: readonly WrittenPage[]): Curation => {
  const queries = words.promoted.flatMap(({ address, queries }) =>
    queries.map((query) => ({ address, words: tokenize(query) })),
  )
  const synonyms = synonymsOf(words.synonyms)
  const known = new Set([...queries.flatMap(({ words }) => words), ...synonyms.keys()])
  return {
    promotedPages: (question) => {
      const asked = tokenize(question)
      const found = queries
        .filter(({ words }) => isAbout(asked, words))
        .toSorted((a, b) => b.words.length - a.words.length)
      return [...new Set(found.map(({ address }) => address))].slice(0, mostPromoted)
    },
    withSynonyms: (word) => [word, ...(synonyms.get(word) ?? [])],
    isKnown: (word) => known.has(word),
    unwritten: pages.filter(({ unwritten }) => unwritten).map(({ address }) => address),
  }
}

const mostPromoted = 3

/**
 * Whether a question has all words of a query, in whatever order, and says less besides: `may pasok ba bukas sa college`
 * is about `may pasok`; but `the job of a nurse` isn't about `job`.
 */
const isAbout = (asked: readonly string[], query: readonly string[]): boolean =>
  query.every((word) => asked.some((other) => other === word || other === `${word}s`)) &&
  query.length * 2 > asked.filter(isTelling).length

const synonymsOf = (groups: SearchWords['synonyms']): Map<string, string[]> => {
  const known = new Map<string, string[]>()
  for (const group of groups.map((words) => words.flatMap(tokenize)))
    for (const word of group)
      known.set(word, [...(known.get(word) ?? []), ...group.filter((other) => other !== word)])
  return known
}
