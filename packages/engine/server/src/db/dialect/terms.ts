import { maxCounted } from '@kampana/engine-declare/lists/list-query'
import { required } from '../../required.ts'

/** Searched columns: the title, title and lead, or all. */
export type Where = keyof typeof searchedColumns
export interface MatchOptions {
  where: Where
  /** Matches words as prefixes: `enrol` finds `enrolment`. */
  prefix: boolean
  /** Longer words of each prefix, if the dialect looked them up. */
  longer?: LongerWords
}
/** A search for records that contain every term. */
export interface Match extends MatchOptions {
  terms: readonly Term[]
}
/** A searched word and its synonyms, any of which matches. */
export type Term = readonly [word: string, ...synonyms: string[]]
/** The indexed words that begin with each prefix. */
export type LongerWords = ReadonlyMap<string, readonly string[]>

/** Source of the pages built into the site, which are found regardless of age. */
export const pagesSource = 'website'
/** Number of newest matches that are ranked. Older matches of a common word are omitted. */
export const maxRanked = maxCounted

export const searchedColumns = {
  title: ['title_words'],
  lead: ['title_words', 'lead_words'],
  anywhere: ['title_words', 'lead_words', 'body_words'],
} as const

/** Syntax of an index's query language. */
interface Syntax {
  word: (word: string, isPrefix: boolean) => string
  and: string
  or: string
}

/** Writes terms as a query in an index's language. */
export const joinTerms = (
  terms: readonly Term[],
  { prefix, longer }: MatchOptions,
  { word: formatWord, and, or }: Syntax,
): string => {
  // A prefix of two letters matches nearly everything, but the last word may still be incomplete.
  const isPrefix = (word: string, index: number): boolean =>
    prefix && (word.length > 2 || index === terms.length - 1)
  return terms
    .map(([word, ...synonyms], index) => {
      const all = isPrefix(word, index) && longer?.get(word)
      const whole = [...(all || []), ...synonyms].map((each) => formatWord(each, false))
      const each = [formatWord(word, isPrefix(word, index) && !all), ...whole]
      return each.length > 1 ? `(${each.join(or)})` : each.join('')
    })
    .join(and)
}

/** Ids of each match. Pages may be among the newest if few records match. */
export type MatchedIds = ReadonlyMap<Match, readonly number[]>

/** Reads the ids of each match. Matches with equal queries share one read. */
export const readOnce = async (
  matches: readonly Match[],
  write: (match: Match) => string,
  read: (distinct: readonly Match[]) => Promise<readonly (readonly number[])[]>,
): Promise<MatchedIds> => {
  const distinct = new Map(matches.map((match) => [write(match), match]))
  const found = await read([...distinct.values()])
  const ids = new Map([...distinct.keys()].map((written, n) => [written, required(found[n])]))
  return new Map(matches.map((match) => [match, required(ids.get(write(match)))]))
}
