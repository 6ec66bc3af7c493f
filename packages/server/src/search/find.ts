import { fold } from '@kampana/shared/text/fold'
import { isStorable } from '@kampana/shared/text/storable'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import { dialectOf } from '../db/dialect/dialect-of.ts'
import { maxRanked, pagesSource } from '../db/dialect/terms.ts'
import type { Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { Promotion } from './curation.ts'
import { bestScore, countMatched, score, type MatchContext } from './score.ts'

export type Found = Pick<
  Selectable<Tables['search']>,
  'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest'
>
export interface FindQuery extends Pick<MatchContext, 'words' | 'longer'> {
  /** As it was typed. */
  question: string
  promotions: readonly Promotion[]
  /** Placeholder pages, which come last. */
  unwritten: readonly string[]
  /** The path of a page; only pages beneath it are found. */
  beneath: string | undefined
  today: string
  first: number
  count: number
}
export interface Findings {
  rows: Found[]
  total: number
  /** Whether a row has all words, or is the page that they mean. */
  all: boolean
}

/** The pages beyond the first ones that a question promotes aren't moved. */
const maxPromoted = 6
/** What a page that is named for all of a question gains, as a part of the best score. */
const promotedValue = 0.3
/** The least score of a result with some of the words, as a part of the best one's. */
const minPart = 0.4

/**
 * The matches, the best first: pages that the college names for more than half of the question, then by score. Left out is
 * what neither has all words nor comes near the best. Among equals pages come first, in the order of the site map, then the
 * newest records.
 */
export const find = async ({ db }: Pick<AppContext, 'db'>, query: FindQuery): Promise<Findings> => {
  const { words, first, count } = query
  if (words.length === 0) return { rows: [], total: 0, all: true }
  const least = words.filter(({ isFound }) => isFound).length
  const isNear = sql<SqlBool>`(place > 0 or matched >= ${sql.lit(least)}
    or score >= (select max(score) from scored) * ${sql.lit(minPart)})`
  const matching = db
    // SQLite would score them once for the best score, and again for the rows.
    .with(
      (cte) => cte('scored').materialized(),
      () => scoreAll(db, query),
    )
    .selectFrom('scored')
    .where(isNear)
  const ranked = await matching
    .select(['id', sql<number>`count(*) over ()`.as('total'), sql<number>`max(matched) over ()`.as('most')])
    .orderBy('place', 'desc')
    .orderBy('score', 'desc')
    .orderBy('newest', (by) => by.desc().nullsFirst())
    .orderBy(sql`case when newest is null then -id else id end`, 'desc')
    .offset(first)
    .limit(count)
    .execute()
  const counted =
    ranked[0] ??
    (await matching
      .select([sql<number>`count(*)`.as('total'), sql<number>`max(matched)`.as('most')])
      .executeTakeFirst())
  return {
    rows: await readRanked(
      db,
      ranked.map(({ id }) => id),
    ),
    total: Math.min(counted?.total ?? 0, maxRanked + 1),
    all: leadingPages(query).length > 0 || (counted?.most ?? 0) >= words.length,
  }
}

/** The candidates with what ranks them. */
const scoreAll = (db: AppContext['db'], query: FindQuery) => {
  const { words, longer, promotions, unwritten, question, beneath, today } = query
  const match: MatchContext = { dialect: dialectOf(db), words, longer }
  const promoted = promotions.slice(0, maxPromoted)
  const leading = leadingPages(query)
  const places = leading.map((page, n) => [page, leading.length - n] as const)
  const gains = promoted.map(
    ({ address, share }) => [address, share * bestScore(words) * promotedValue] as const,
  )
  return db
    .selectFrom('search')
    .where(
      isCandidate(
        match,
        promoted.map(({ address }) => address),
      ),
    )
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
    .$if(beneath !== undefined, (pages) =>
      pages.where('source', '=', pagesSource).where(startsWith(`${beneath}/`)),
    )
    .select([
      'id',
      'newest',
      byPage([...places, ...unwritten.map((page) => [page, -1] as const)]).as('place'),
      sql<number>`${score(match)} + ${byPage(gains)} + ${titleGain(question)}`.as('score'),
      countMatched(match).as('matched'),
    ])
}

const startsWith = (path: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`substr("key", 1, ${sql.lit(path.length)}) = ${path}`

/** The pages that curation promotes above all scores. */
const leadingPages = ({ promotions }: FindQuery): string[] =>
  promotions
    .filter(({ share }) => share > 0.5)
    .slice(0, 3)
    .map(({ address }) => address)

/** The newest matches of each word, of all and in titles, so that those are found at any age. */
const isCandidate = (
  { dialect, words, longer }: MatchContext,
  promoted: readonly string[],
): RawBuilder<SqlBool> => {
  const each = words.map(({ meant }) => [meant])
  const sets = words.length > 1 ? [words.map(({ meant }) => meant), ...each] : each
  const ways = sets.flatMap((terms) =>
    (['anywhere', 'title'] as const).map((where) =>
      dialect.fullText.candidates(terms, { where, prefix: true, all: true, longer }),
    ),
  )
  const pages = sql`select id from search where source = ${pagesSource} and "key" in (${sql.join(promoted)})`
  return dialect.isAmong(
    'search.id',
    sql.join(promoted.length > 0 ? [...ways, pages] : ways, sql` union all `),
  )
}

/** A number for each of some pages, and 0 for anything else. */
const byPage = (values: readonly (readonly [page: string, value: number])[]): RawBuilder<number> => {
  if (values.length === 0) return sql<number>`0 + 0`
  const cases = values.map(([page, value]) => sql`when ${page} then ${sql.lit(value)}`)
  return sql<number>`case when source <> ${pagesSource} then 0 else case "key" ${sql.join(cases, sql` `)} else 0 end end`
}

/** A title of just the question leads; a page comes before a record that is as good, and a page with few words before one with many. */
const titleGain = (question: string): RawBuilder<number> => {
  const phrase = isStorable(question) ? fold(question).trim().replaceAll(/\s+/g, ' ') : ''
  return sql<number>`case when fold(title) = ${phrase} then 8.0 else 0.0 end
    + case when newest is null then 0.8 + 20.0 / (20.0 + length(title)) else 0.0 end`
}

/** Reads only the page's rows, after ranking, since texts are long. */
const readRanked = async (db: AppContext['db'], ids: readonly number[]): Promise<Found[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('search')
    .select(['id', 'kind', 'title', 'lead', 'body', 'address', 'newest'])
    .where('id', 'in', ids)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
