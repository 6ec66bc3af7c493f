import * as z from 'zod'
import type { Parsed } from './schema/reply-reader.ts'

/**
 * The wire of `/api/statistics`: how often the site's pages were read. Days are the college's. A count below `fewestShown` is
 * null or left out, so that no figure tells of one person.
 */

/** Whoever holds it may see the figures. */
export const figuresPermission = 'list figures'

/** The smallest count that is shown. */
export const fewestShown = 5

const count = () => z.int().nullable().describe('Null where they are fewer than can be shown')

const dayFigure = () => z.object({ day: z.string(), readings: count() })
export type DayFigure = Parsed<typeof dayFigure>

export const figuresSchema = () =>
  z.object({
    days: z.array(dayFigure()),
    /** The most read pages, referrers' hosts and fruitless searches of these days, the highest count first. */
    pages: z.array(
      z.object({
        path: z.string(),
        title: z.string().nullable().describe('Null where there is no such page any more'),
        readings: z.int(),
      }),
    ),
    referrers: z.array(z.object({ host: z.string(), readings: z.int() })),
    searches: z.array(z.object({ words: z.string(), searches: z.int() })),
  })
/** The figures of the last `days` days, today included. */
export type Figures = Parsed<typeof figuresSchema>

export const recordFiguresSchema = () =>
  z.object({
    readings: count(),
    /** The day with the most of them, unless that is too few to be shown. */
    most: dayFigure().nullable(),
  })
/** The figures of one record's page, as long as they are kept. */
export type RecordFigures = Parsed<typeof recordFiguresSchema>
