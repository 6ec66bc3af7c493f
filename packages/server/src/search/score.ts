import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '../db/dialect/dialect.ts'
import type { LongerWords, Term, Where } from '../db/dialect/terms.ts'
import type { WeighedWord } from './weigh.ts'

export interface MatchContext {
  dialect: Dialect
  words: readonly WeighedWord[]
  longer: LongerWords
}

/** What a word counts where a title has it as it was typed. */
const titleValue = 3

/** The score of a title with all words. */
export const bestScore = (words: readonly WeighedWord[]): number =>
  words.reduce((total, { inTitle }) => total + titleValue * inTitle, 0)

/**
 * How well a row matches: each word counts by the best place where it stands, a title before a lead and a text, whole words
 * before their synonyms and what only begins so. Only beginnings of five letters count in a title more than whole words in a
 * text: `scholar` means scholarship, but `tor` no torch.
 */
export const score = ({ dialect, words, longer }: MatchContext): RawBuilder<number> => {
  const valueOf = ({ begun, whole, meant, inTitle, inText }: WeighedWord): RawBuilder<number> => {
    const when = (term: Term, where: Where, value: number, prefix = false) =>
      sql`when ${dialect.fullText.holds([term], { where, prefix, all: true, longer })} then ${sql.lit(value)}`
    const cases = [
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
    return sql`case ${sql.join(cases, sql` `)} else 0 end`
  }
  return sum(words.map(valueOf))
}

/** How many of the words a row has. */
export const countMatched = ({ dialect, words, longer }: MatchContext): RawBuilder<number> =>
  sum(
    words.map(
      ({ meant }) =>
        sql`case when ${dialect.fullText.holds([meant], { where: 'anywhere', prefix: true, all: true, longer })} then 1 else 0 end`,
    ),
  )

const sum = (values: readonly RawBuilder<unknown>[]): RawBuilder<number> =>
  sql<number>`(${sql.join([sql`0`, ...values], sql` + `)})`
