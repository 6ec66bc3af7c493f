import type { Insertable, Selectable } from 'kysely'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Dialect } from '../db/dialect/dialect.ts'
import { dialectOf } from '../db/dialect/dialect-of.ts'
import { maxRanked, pagesSource, type LongerWords, type Term, type Where } from '../db/dialect/terms.ts'
import type { Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'

export type Found = Pick<
  Selectable<Tables['search']>,
  'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest'
>
interface FindQuery {
  terms: readonly Term[]
  /** Whether all terms must match, or any. */
  all: boolean
  /** Promoted pages, which come first, in this order. */
  promoted: readonly string[]
  /** Placeholder pages, which come last. */
  unwritten: readonly string[]
  today: string
  first: number
  count: number
}
interface MatchContext {
  dialect: Dialect
  terms: readonly Term[]
  longer: LongerWords
}
type Column = keyof Insertable<Tables['search']>

/**
 * The matches in the order of `fitness`. Among equals pages come first, in the order of the site map, then the newest
 * records.
 */
export const find = async (
  { db }: Pick<AppContext, 'db'>,
  { terms, all, promoted, unwritten, today, first, count }: FindQuery,
): Promise<{ rows: Found[]; total: number }> => {
  const dialect = dialectOf(db)
  const words = terms.map(([word]) => word)
  const match: MatchContext = { dialect, terms, longer: await dialect.fullText.longerWords(db, words) }
  const matching = db
    .selectFrom('search')
    .where(isCandidate(match, all, promoted))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
  const ranked = await matching
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy(promotion(promoted, unwritten), 'desc')
    .orderBy(all ? fitness(match) : matchCount(match), 'desc')
    .orderBy('newest', (by) => by.desc().nullsFirst())
    .orderBy(sql`case when newest is null then -id else id end`, 'desc')
    .offset(first)
    .limit(count)
    .execute()
  const total = ranked[0]?.total ?? (first === 0 ? 0 : await countAll(matching))
  return { rows: await readRanked(db, ranked), total: Math.min(total, maxRanked + 1) }
}

/** The newest matches anywhere and the newest matches in titles, so that those are found at any age. */
const isCandidate = (
  { dialect, terms, longer }: MatchContext,
  all: boolean,
  promoted: readonly string[],
): RawBuilder<SqlBool> => {
  const ways = (['anywhere', 'title'] as const).map((where) =>
    dialect.fullText.candidates(terms, { where, prefix: true, all, longer }),
  )
  const pages = sql`select id from search where ${matchPages(promoted)}`
  const queries = promoted.length > 0 ? [...ways, pages] : ways
  return dialect.isAmong('search.id', sql.join(queries, sql` union all `))
}

const countAll = async (matching: SelectQueryBuilder<Tables, 'search', object>): Promise<number> =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

/** Reads only the page's rows, after ranking, since texts are long. */
const readRanked = async (db: AppContext['db'], ranked: readonly { id: number }[]): Promise<Found[]> => {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const rows = await db
    .selectFrom('search')
    .select(['id', 'kind', 'title', 'lead', 'body', 'address', 'newest'] satisfies ('id' | Column)[])
    .where('id', 'in', ids)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const matchPages = (pages: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(source = ${pagesSource} and "key" in (${sql.join(pages)}))`

const promotion = (promoted: readonly string[], unwritten: readonly string[]): RawBuilder<number> => {
  const cases = promoted.map(
    (page, index) => sql`when ${matchPages([page])} then ${sql.lit(promoted.length - index)}`,
  )
  if (unwritten.length > 0) cases.push(sql`when ${matchPages(unwritten)} then -1`)
  return cases.length === 0 ? sql<number>`0 + 0` : sql<number>`case ${sql.join(cases, sql` `)} else 0 end`
}

/**
 * The rank: a title of exactly these words, a title with them, a title with their synonyms; then whole words before
 * prefixes. Only prefixes of five letters rank in a title before whole words in a text: `scholar` means scholarship, but
 * `tor` no torch.
 */
const fitness = ({ dialect, terms, longer }: MatchContext): RawBuilder<number> => {
  const words = terms.map(([word]) => word)
  const plain = words.map((word): Term => [word])
  const whole: Step[] = [
    { terms: plain, where: 'lead', prefix: false },
    { terms: plain, where: 'anywhere', prefix: false },
  ]
  const prefix: Step = { terms: plain, where: 'title', prefix: true }
  const hasSynonyms = terms.some(({ length }) => length > 1)
  const synonyms: Step[] = hasSynonyms ? [{ terms, where: 'title', prefix: false }] : []
  const steps: Step[] = [
    { ...prefix, prefix: false },
    ...(words.every((word) => word.length >= 5)
      ? [prefix, ...synonyms, ...whole]
      : [...synonyms, ...whole, prefix]),
  ]
  const cases = steps.map(
    ({ terms, ...match }, index) =>
      sql`when ${dialect.fullText.holds(terms, { ...match, all: true, longer })} then ${sql.lit(steps.length - index)}`,
  )
  return sql<number>`case
    when title_words = ${words.join(' ')} then ${sql.lit(steps.length + 1)}
    ${sql.join(cases, sql` `)}
    else 0 end`
}
interface Step {
  terms: readonly Term[]
  where: Where
  prefix: boolean
}

/** The rank where no text has all words: how many it has, those in its title counted twice. */
const matchCount = ({ dialect, terms, longer }: MatchContext): RawBuilder<number> => {
  const counted = terms.flatMap((term) =>
    (['anywhere', 'title'] as const).map(
      (where) =>
        sql`case when ${dialect.fullText.holds([term], { where, prefix: true, all: true, longer })} then 1 else 0 end`,
    ),
  )
  return sql<number>`(${sql.join(counted, sql` + `)})`
}
