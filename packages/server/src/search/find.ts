import type { Insertable, Selectable } from 'kysely'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import {
  candidates,
  holdsWords,
  isAnyOf,
  mostRanked,
  pagesSource,
  type Term,
  type Where,
} from '../db/full-text.ts'
import { longerWords, type LongerWords } from '../db/longer-words.ts'
import type { Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'

export type Found = Pick<
  Selectable<Tables['search']>,
  'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest'
>
interface Asked {
  terms: readonly Term[]
  /** Whether each of them must be there. */
  all: boolean
  /** Pages that people mean by these words: they come before everything, in this order, whatever they say. */
  promoted: readonly string[]
  /** Pages that have nothing to say yet: they come after everything. */
  unwritten: readonly string[]
  today: string
  first: number
  count: number
}
interface How {
  kind: 'sqlite' | 'postgres'
  terms: readonly Term[]
  longer: LongerWords
}
type Column = keyof Insertable<Tables['search']>

/**
 * What holds the words, the fittest first (`fitness`). Among equals pages come first, which are always of today, in the
 * order of the site map, then the newest records.
 */
export const find = async (
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  { terms, all, promoted, unwritten, today, first, count }: Asked,
): Promise<{ rows: Found[]; total: number }> => {
  const { kind } = settings.database
  const longer = await longerWords(
    db,
    kind,
    terms.map(([word]) => word),
  )
  const how: How = { kind, terms, longer }
  const matching = db
    .selectFrom('search')
    .where(isCandidate(how, all, promoted))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
  const ranked = await matching
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy(promotion(promoted, unwritten), 'desc')
    .orderBy(all ? fitness(how) : howMany(how), 'desc')
    .orderBy('newest', (by) => by.desc().nullsFirst())
    .orderBy(sql`case when newest is null then -id else id end`, 'desc')
    .offset(first)
    .limit(count)
    .execute()
  const total = ranked[0]?.total ?? (first === 0 ? 0 : await countAll(matching))
  return { rows: await inOrder(db, ranked), total: Math.min(total, mostRanked + 1) }
}

/** The newest that hold the words, those that have them in their title among them however old they are. */
const isCandidate = (
  { kind, terms, longer }: How,
  all: boolean,
  promoted: readonly string[],
): RawBuilder<SqlBool> => {
  const ways = (['anywhere', 'title'] as const).map((where) =>
    candidates(kind, terms, { where, begun: true, all, longer }),
  )
  const pages = sql`select id from search where ${isOneOf(promoted)}`
  return isAnyOf(kind, promoted.length > 0 ? [...ways, pages] : ways)
}

const countAll = async (matching: SelectQueryBuilder<Tables, 'search', object>): Promise<number> =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

/** Texts are long: only what is shown is read, after it has been ranked. */
const inOrder = async (db: AppContext['db'], ranked: readonly { id: number }[]): Promise<Found[]> => {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const rows = await db
    .selectFrom('search')
    .select(['id', 'kind', 'title', 'lead', 'body', 'address', 'newest'] satisfies ('id' | Column)[])
    .where('id', 'in', ids)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const isOneOf = (pages: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(source = ${pagesSource} and "key" in (${sql.join(pages)}))`

const promotion = (promoted: readonly string[], unwritten: readonly string[]): RawBuilder<number> => {
  const cases = promoted.map(
    (page, index) => sql`when ${isOneOf([page])} then ${sql.lit(promoted.length - index)}`,
  )
  if (unwritten.length > 0) cases.push(sql`when ${isOneOf(unwritten)} then -1`)
  return cases.length === 0 ? sql<number>`0 + 0` : sql<number>`case ${sql.join(cases, sql` `)} else 0 end`
}

/**
 * A title of just these words, a title with them, a title with their synonyms; then of what remains whole words before
 * longer ones that begin so. Only long words may be begun in a title and still come before a text: `scholar` means
 * scholarship, `tor` no torch.
 */
const fitness = ({ kind, terms, longer }: How): RawBuilder<number> => {
  const words = terms.map(([word]) => word)
  const asked = words.map((word): Term => [word])
  const whole: Step[] = [
    { terms: asked, where: 'lead', begun: false },
    { terms: asked, where: 'anywhere', begun: false },
  ]
  const begun: Step = { terms: asked, where: 'title', begun: true }
  const hasSynonyms = terms.some(({ length }) => length > 1)
  const synonyms: Step[] = hasSynonyms ? [{ terms, where: 'title', begun: false }] : []
  const steps: Step[] = [
    { ...begun, begun: false },
    ...(words.every((word) => word.length >= 5)
      ? [begun, ...synonyms, ...whole]
      : [...synonyms, ...whole, begun]),
  ]
  const cases = steps.map(
    ({ terms, ...how }, index) =>
      sql`when ${holdsWords(kind, terms, { ...how, all: true, longer })} then ${sql.lit(steps.length - index)}`,
  )
  return sql<number>`case
    when title_words = ${words.join(' ')} then ${sql.lit(steps.length + 1)}
    ${sql.join(cases, sql` `)}
    else 0 end`
}
interface Step {
  terms: readonly Term[]
  where: Where
  begun: boolean
}

/** Where no text holds all of the words: how many of them one holds, and those in its title again. */
const howMany = ({ kind, terms, longer }: How): RawBuilder<number> => {
  const counted = terms.flatMap((term) =>
    (['anywhere', 'title'] as const).map(
      (where) =>
        sql`case when ${holdsWords(kind, [term], { where, begun: true, all: true, longer })} then 1 else 0 end`,
    ),
  )
  return sql<number>`(${sql.join(counted, sql` + `)})`
}
