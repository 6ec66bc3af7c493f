import { fewestShown, type Statistics, type RecordStatistics } from '@kampana/shared/statistics'
import type { DbClient } from '../db/tables.ts'
import { canonicalPath } from './page-path.ts'
import type { StatisticKind } from './statistics.ts'

/** Number of listed pages, hosts and searches. */
const listed = 10

/** Statistics of consecutive days. */
export const readStatistics = async (db: DbClient, days: readonly string[]): Promise<Statistics> => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const perDay = await db
    .selectFrom('reading_figures')
    .select((eb) => ['day', eb.fn.sum('count').as('count')])
    .where('kind', '=', 'page')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute()
  const pageViews = new Map(perDay.map(({ day, count }) => [day, Number(count)]))
  const most = (kind: StatisticKind) => countNames(db, kind, { first, last })
  const pages = await most('page')
  const titles = await pageTitles(
    db,
    pages.map(({ name }) => name),
  )
  return {
    days: days.map((day) => ({ day, readings: shown(pageViews.get(day) ?? 0) })),
    pages: pages.map(({ name, count }) => ({ path: name, title: titles.get(name) ?? null, readings: count })),
    referrers: (await most('referrer')).map(({ name, count }) => ({ host: name, readings: count })),
    searches: (await most('search')).map(({ name, count }) => ({ words: name, searches: count })),
  }
}

/** Page views of a page under all paths that it has had. */
export const readPageStatistics = async (
  db: DbClient,
  paths: readonly string[],
): Promise<RecordStatistics> => {
  const days = await db
    .selectFrom('reading_figures')
    .select((eb) => ['day', eb.fn.sum('count').as('count')])
    .where('kind', '=', 'page')
    .where('name', 'in', paths)
    .groupBy('day')
    .execute()
  const counts = days.map(({ day, count }) => ({ day, readings: Number(count) }))
  const [most] = counts.toSorted((a, b) => b.readings - a.readings || b.day.localeCompare(a.day))
  return {
    readings: shown(counts.reduce((sum, { readings: pageViews }) => sum + pageViews, 0)),
    most: most && most.readings >= fewestShown ? most : null,
  }
}

/** Hides counts that are small enough to identify a person. Zero is shown. */
const shown = (count: number): number | null => (count === 0 || count >= fewestShown ? count : null)

const countNames = async (
  db: DbClient,
  kind: StatisticKind,
  { first, last }: { first: string; last: string },
) => {
  const rows = await db
    .selectFrom('reading_figures')
    .select((eb) => ['name', eb.fn.sum('count').as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('name')
    .having((eb) => eb.fn.sum('count'), '>=', fewestShown)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(listed)
    .execute()
  return rows.map(({ name, count }) => ({ name, count: Number(count) }))
}

/** Page titles in the site's search, by canonical path. */
const pageTitles = async (db: DbClient, paths: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('search')
    .select(['title', 'address'])
    .where((eb) => eb.or([eb('source', '=', 'pages'), eb('address', 'in', paths)]))
    .execute()
  return new Map(rows.map(({ title, address }) => [canonicalPath(address), title]))
}
