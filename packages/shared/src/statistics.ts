import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'

/**
 * Wire format of `/api/statistics`: page views of the site. Days are the college's. A count below `fewestShown` is null or
 * omitted, so that no figure is about one person.
 */

/** Permission to see the statistics. */
export const statisticsPermission = 'list figures'

/** Smallest count that is shown. */
export const fewestShown = 5

const count = () => z.int().nullable().describe(`Null if the count is below ${fewestShown}`)

const dayStatistic = () => z.object({ day: z.string(), readings: count() })
export type DayStatistic = Parsed<typeof dayStatistic>

export const statisticsSchema = () =>
  z.object({
    days: z.array(dayStatistic()),
    /** Most viewed pages, referring hosts and searches without results of these days, highest count first. */
    pages: z.array(
      z.object({
        path: z.string(),
        title: z.string().nullable().describe('Null if the page no longer exists'),
        readings: z.int(),
      }),
    ),
    referrers: z.array(z.object({ host: z.string(), readings: z.int() })),
    searches: z.array(z.object({ words: z.string(), searches: z.int() })),
  })
/** Statistics of the last `days` days, including today. */
export type Statistics = Parsed<typeof statisticsSchema>

export const recordStatisticsSchema = () =>
  z.object({
    readings: count(),
    /** The day with the most page views, unless there are too few to show. */
    most: dayStatistic().nullable(),
  })
/** Statistics of one record's page, for as long as they are stored. */
export type RecordStatistics = Parsed<typeof recordStatisticsSchema>
