import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Match, Term, Where } from '@kampana/engine-server/db/dialect/terms'
import type { AppContext } from '../app-context.ts'
import type { Weighed, WeighedWord } from './weigh.ts'

/** Score of a word that a title contains as typed. */
const titleValue = 3

/** Score of a title with all words. */
export const bestScore = (words: readonly WeighedWord[]): number =>
  words.reduce((total, { inTitle }) => total + titleValue * inTitle, 0)

/** Score of each word in a row; 0 if it is missing. */
export type Score = (id: number) => number[]

/**
 * Scores rows: each word counts by its best match. A title precedes a lead and a text; whole words precede synonyms and
 * prefixes. In a title, only prefixes of five or more letters count more than whole words in a text: `scholar` means
 * scholarship, but `tor` doesn't mean torch.
 */
export const score = async (
  { db }: Pick<AppContext, 'db'>,
  { words, longer }: Weighed,
  ids: readonly number[],
): Promise<Score> => {
  const casesOf = ({ begun, whole, meant, inTitle, inText }: WeighedWord) => {
    const when = (term: Term, where: Where, value: number, prefix = false): Case => ({
      match: { terms: [term], where, prefix, longer },
      value,
    })
    return [
      when(whole, 'title', titleValue * inTitle),
      ...(begun[0].length >= 5 ? [when(begun, 'title', 2.4 * inTitle, true)] : []),
      when(meant, 'title', 2.2 * inTitle),
      when(whole, 'lead', 1.6 * inText),
      when(meant, 'lead', 1.3 * inText),
      when(whole, 'anywhere', inText),
      ...(begun[0].length < 5 ? [when(begun, 'title', 0.9 * inText, true)] : []),
      when(meant, 'anywhere', 0.8 * inText),
      when(begun, 'anywhere', 0.5 * inText, true),
    ]
  }
  const cases = words.map(casesOf)
  const found = await dialectOf(db).fullText.among(
    db,
    cases.flat().map(({ match }) => match),
    ids,
  )
  const having = new Map([...found].map(([match, ids]) => [match, new Set(ids)]))
  return (id) => cases.map((each) => each.find(({ match }) => having.get(match)?.has(id))?.value ?? 0)
}

interface Case {
  match: Match
  value: number
}
