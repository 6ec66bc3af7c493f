import type { CallOptions } from '@kampana/engine-declare/api/http/client'
import type { ListQuery, ListResult } from '@kampana/engine-declare/lists/list-query'
import { readRanges } from '@kampana/engine-declare/lists/read-ranges'
import type { Update, UpdateCategory } from '../update.ts'

/** Lists updates as visitors see them. */
type ListUpdates = (query: ListQuery, extra?: CallOptions['query']) => Promise<ListResult<Update>>

const events = { category: 'news-and-events' } as const
/** A filter by this date excludes updates without a date. */
const earliestDay = '0001-01-01'
/** The server's limits for one list, with and without bodies. */
const maxWithBodies = 10
const maxRows = 100
/** Limits for a month and for the calendar file. */
const maxEventsOfMonth = 200
const maxEvents = 1000

/** Further ways to read published updates: with bodies for feeds, by neighbors, and events by day. */
export const publishedApi = (list: ListUpdates) => {
  const rows = async (query: ListQuery) => (await list(query)).data
  const readAll = (query: ListQuery, max?: number) =>
    readRanges((range) => list({ ...query, range }), maxRows, max)
  return {
    /** Latest updates with their bodies, of one category or both. */
    latestWhole: (category: UpdateCategory | undefined, count: number) => {
      const query: ListQuery = { sort: ['posted_at', 'DESC'], ...(category && { filter: { category } }) }
      return readRanges((range) => list({ ...query, range }, { include: 'updates' }), maxWithBodies, count)
    },
    /** Updates of the same category published immediately before and after one. */
    neighbors: async ({ id, category, posted_at }: Update): Promise<Neighbors> => {
      const closest = (filter: string, direction: 'ASC' | 'DESC') =>
        rows({ filter: { category, [filter]: posted_at }, sort: ['posted_at', direction], range: [0, 9] })
      const [older, newer] = await Promise.all([
        closest('posted_at_lte', 'DESC'),
        closest('posted_at_gte', 'ASC'),
      ])
      const rowAfter = (updates: readonly Update[]) =>
        updates[updates.findIndex((update) => update.id === id) + 1] ?? null
      return { previous: rowAfter(older), next: rowAfter(newer) }
    },
    /** Events that overlap the days from `first` to `last`, earliest first. */
    eventsBetween: (first: string, last: string) =>
      readAll(
        { filter: { ...events, from_lte: last, to_gte: first }, sort: ['from', 'ASC'] },
        maxEventsOfMonth,
      ),
    /** Number of events, the one that starts first and the one that ends last. */
    eventSpan: async () => {
      const [earliest, latest] = await Promise.all([
        list({ filter: { ...events, from_gte: earliestDay }, sort: ['from', 'ASC'], range: [0, 0] }),
        rows({ filter: { ...events, to_gte: earliestDay }, sort: ['to', 'DESC'], range: [0, 0] }),
      ])
      return { total: earliest.total, first: earliest.data[0] ?? null, last: latest[0] ?? null }
    },
    /** All updates without bodies, oldest first. */
    all: () => readAll({ sort: ['posted_at', 'ASC'] }),
    /** The thousand events that start last, including past ones, latest first. */
    events: () =>
      readAll({ filter: { ...events, from_gte: earliestDay }, sort: ['from', 'DESC'] }, maxEvents),
    /** Event with an id; undefined if there is none. */
    event: async (id: number): Promise<Update | undefined> =>
      (await rows({ filter: { ...events, id }, range: [0, 0] }))[0],
  }
}

/** Updates before and after one, by publication time. */
interface Neighbors {
  previous: Update | null
  next: Update | null
}
