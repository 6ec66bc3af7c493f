/**
 * The wire of `/api/figures`: how often the site's pages were read. Days are the college's. A count below `fewestShown` is
 * null or left out, so that no figure tells of one person.
 */

/** Whoever holds it may see the figures. */
export const figuresPermission = 'list figures'

/** The smallest count that is shown. */
export const fewestShown = 5

/** The figures of the last `days` days, today included. */
export interface Figures {
  days: readonly DayFigure[]
  /** The most read pages, referrers' hosts and fruitless searches of these days, the highest count first. */
  pages: readonly PageFigure[]
  referrers: readonly { host: string; readings: number }[]
  searches: readonly { words: string; searches: number }[]
}

export interface DayFigure {
  day: string
  /** Null where they are fewer than can be shown. */
  readings: number | null
}

export interface PageFigure {
  path: string
  /** The page's title; null where there is no such page any more. */
  title: string | null
  readings: number
}

/** The figures of one record's page, as long as they are kept. */
export interface RecordFigures {
  /** Null where they are fewer than can be shown. */
  readings: number | null
  /** The day with the most of them, unless that is too few to be shown. */
  most: DayFigure | null
}
