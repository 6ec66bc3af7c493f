import type { CallOptions } from './client.ts'
import type { ListQuery } from '../lists/list-query.ts'
import type { Update, UpdateCategory } from '../update.ts'

type Options = Pick<CallOptions, 'signal'>
/** Asks for updates as a visitor does. */
type Ask = (
  query: ListQuery,
  extra?: CallOptions['query'],
  options?: Options,
) => Promise<{ data: Update[]; total: number }>

const events = { category: 'news-and-events' } as const
/** Before the first day that a college may have. It leaves out what has no day at all. */
const longAgo = '0001-01-01'
/** As many as a server sends at once with their bodies. */
const wholeAtOnce = 10
/** As many as a server gives a visitor at once. */
const manyAtOnce = 100
/** Events of a month and of the calendar's file at most. */
const mostInMonth = 200
const mostEvents = 1000

/** Published updates in ways of their own: whole for feeds, by their neighbours, and events by their days. */
export const publishedApi = (ask: Ask) => {
  const only = async (query: ListQuery, options?: Options) => (await ask(query, undefined, options)).data
  /** Asks for one page after the other, up to `most` rows. */
  const inPages = async (query: ListQuery, most: number, options?: Options): Promise<Update[]> => {
    const found: Update[] = []
    while (found.length < most) {
      const last = Math.min(found.length + manyAtOnce, most) - 1
      const { data, total } = await ask({ ...query, range: [found.length, last] }, undefined, options)
      found.push(...data)
      if (data.length === 0 || found.length >= total) break
    }
    return found
  }
  return {
    /** The last posted with their bodies, of one category or of both. */
    latestWhole: async (category: UpdateCategory | undefined, count: number, options?: Options) => {
      const found: Update[] = []
      while (found.length < count) {
        const last = Math.min(found.length + wholeAtOnce, count) - 1
        const { data, total } = await ask(
          {
            sort: ['posted_at', 'DESC'],
            range: [found.length, last],
            ...(category && { filter: { category } }),
          },
          { include: 'updates' },
          options,
        )
        found.push(...data)
        if (data.length === 0 || found.length >= total) break
      }
      return found
    },
    /** The updates of the same category that were posted just before and just after one. */
    neighbours: async ({ id, category, posted_at }: Update, options?: Options): Promise<Neighbours> => {
      const near = (key: string, direction: 'ASC' | 'DESC') =>
        only(
          { filter: { category, [key]: posted_at }, sort: ['posted_at', direction], range: [0, 9] },
          options,
        )
      const [older, newer] = await Promise.all([near('posted_at_lte', 'DESC'), near('posted_at_gte', 'ASC')])
      const beyond = (rows: readonly Update[]) => rows[rows.findIndex((row) => row.id === id) + 1] ?? null
      return { previous: beyond(older), next: beyond(newer) }
    },
    /** Events of which at least a day is among those from `first` to `last`, the earliest first. */
    eventsBetween: (first: string, last: string, options?: Options) =>
      inPages(
        { filter: { ...events, from_lte: last, to_gte: first }, sort: ['from', 'ASC'] },
        mostInMonth,
        options,
      ),
    /** How many events there are, the one that begins first and the one that ends last. */
    eventSpan: async (options?: Options): Promise<EventSpan> => {
      const [earliest, latest] = await Promise.all([
        ask(
          { filter: { ...events, from_gte: longAgo }, sort: ['from', 'ASC'], range: [0, 0] },
          undefined,
          options,
        ),
        only({ filter: { ...events, to_gte: longAgo }, sort: ['to', 'DESC'], range: [0, 0] }, options),
      ])
      return { total: earliest.total, first: earliest.data[0] ?? null, last: latest[0] ?? null }
    },
    /** Every update, the first posted first, without their bodies. */
    all: (options?: Options) => inPages({ sort: ['posted_at', 'ASC'] }, Infinity, options),
    /** The thousand events that begin last, past ones too, the last first. */
    events: (options?: Options) =>
      inPages({ filter: { ...events, from_gte: longAgo }, sort: ['from', 'DESC'] }, mostEvents, options),
    /** The event of a number; undefined where there is none. */
    event: async (id: number, options?: Options): Promise<Update | undefined> =>
      (await only({ filter: { ...events, id }, range: [0, 0] }, options))[0],
  }
}

/** The updates before and after one, by when they were posted. */
export interface Neighbours {
  previous: Update | null
  next: Update | null
}
export interface EventSpan {
  total: number
  first: Update | null
  last: Update | null
}
