import { fold } from '@kampana/engine-declare/text/fold'
import { isStorable } from '@kampana/engine-declare/text/storable'
import { sql, type Selectable } from 'kysely'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { maxRanked, pagesSource } from '@kampana/engine-server/db/dialect/terms'
import type { Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { Promotion } from './curation.ts'
import { bestScore, score } from './score.ts'
import type { Weighed } from './weigh.ts'

export type Found = Pick<
  Selectable<Tables['search']>,
  'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest'
>
export interface FindQuery extends Weighed {
  /** The question as typed. */
  question: string
  promotions: readonly Promotion[]
  /** Placeholder pages, which come last. */
  unwritten: readonly string[]
  /** Path of a page; only its descendants are found. */
  beneath: string | undefined
  today: string
  first: number
  count: number
}
export interface Findings {
  rows: Found[]
  total: number
  /** True if a row contains all words, or is the promoted page. */
  all: boolean
}

/** Promoted pages beyond this number aren't moved. */
const maxPromoted = 6
/** Bonus of a page promoted for the whole question, as a share of the best score. */
const promotedValue = 0.3
/** Minimum score of a result with only some of the words, as a share of the best score. */
const minPart = 0.4

/**
 * Finds matches, best first: pages that the college names for more than half of the question, then by score. Omits matches
 * that neither contain all words nor score near the best. If scores are equal, pages come first, in the order of the site map,
 * then the newest records.
 */
export const find = async ({ db }: Pick<AppContext, 'db'>, query: FindQuery): Promise<Findings> => {
  const { words, first, count } = query
  if (words.length === 0) return { rows: [], total: 0, all: true }
  const leading = leadingPages(query)
  const scored = await scoreAll(db, query, leading)
  const least = words.filter(({ isFound }) => isFound).length
  const nearBest = Math.max(...scored.map((row) => row.score)) * minPart
  const ranked = scored
    .filter(({ place: rank, matched, score }) => rank > 0 || matched >= least || score >= nearBest)
    .sort(
      (a, b) =>
        b.place - a.place || b.score - a.score || compareNewest(a.newest, b.newest) || compareIds(a, b),
    )
  return {
    rows: await readRanked(
      db,
      ranked.slice(first, first + count).map(({ id }) => id),
    ),
    total: Math.min(ranked.length, maxRanked + 1),
    all: leading.length > 0 || ranked.some(({ matched }) => matched >= words.length),
  }
}

type Candidate = Pick<Selectable<Tables['search']>, 'id' | 'source' | 'key' | 'title' | 'newest'>

/** Sorts pages first, because they have no date, and then the newest. */
const compareNewest = (a: string | null, b: string | null): number => {
  if (a === b) return 0
  return a === null || (b !== null && a > b) ? -1 : 1
}

const compareIds = (a: Candidate, b: Candidate): number => (a.newest === null ? a.id - b.id : b.id - a.id)

/** Scores the candidates. */
const scoreAll = async (db: AppContext['db'], query: FindQuery, leading: readonly string[]) => {
  const { words, promotions, unwritten, question } = query
  const promoted = promotions.slice(0, maxPromoted)
  const matches = new Map([
    ...unwritten.map((page) => [page, -1] as const),
    ...leading.map((page, n) => [page, leading.length - n] as const),
  ])
  const gains = new Map(
    promoted.map(({ address, share }) => [address, share * bestScore(words) * promotedValue]),
  )
  const phrase = isStorable(question) ? fold(question).trim().replaceAll(/\s+/g, ' ') : ''
  const rows = await readCandidates(
    db,
    query,
    promoted.map(({ address }) => address),
  )
  const scoreOf = await score(
    { db },
    query,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const values = scoreOf(row.id)
    const page = row.source === pagesSource ? row.key : ''
    return Object.assign(row, {
      place: matches.get(page) ?? 0,
      score: values.reduce((sum, value) => sum + value, (gains.get(page) ?? 0) + titleGain(row, phrase)),
      matched: values.filter((value) => value > 0).length,
    })
  })
}

/** Pages that the curation promotes above all scores. */
const leadingPages = ({ promotions }: FindQuery): string[] =>
  promotions
    .filter(({ share }) => share > 0.5)
    .slice(0, 3)
    .map(({ address }) => address)

const readCandidates = async (
  db: AppContext['db'],
  { candidates, beneath: within, today }: FindQuery,
  promoted: readonly string[],
): Promise<Candidate[]> => {
  const { isAmong, listIds } = dialectOf(db)
  const pages = sql`select id from search where source = ${pagesSource} and "key" in (${sql.join(promoted)})`
  const ids = listIds([...candidates])
  const rows = await db
    .selectFrom('search')
    .select(['id', 'source', 'key', 'title', 'newest'])
    .where(isAmong('id', promoted.length > 0 ? sql`${ids} union all ${pages}` : ids))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
    .execute()
  return within === undefined
    ? rows
    : rows.filter(({ source, key }) => source === pagesSource && key.startsWith(`${within}/`))
}

/** Bonus for a title that equals the question. Pages precede equally good records, and short pages precede long ones. */
const titleGain = ({ title, newest }: Candidate, phrase: string): number =>
  (fold(title) === phrase ? 8 : 0) + (newest === null ? 0.8 + 20 / (20 + title.length) : 0)

/** Reads only the rows of a page, after ranking, because texts are long. */
const readRanked = async (db: AppContext['db'], ids: readonly number[]): Promise<Found[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('search')
    .select(['id', 'kind', 'title', 'lead', 'body', 'address', 'newest'])
    .where('id', 'in', ids)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
