import type { SchoolDay } from '../content/academic-calendar.ts'
import { overlapping } from './event-dates.ts'

/** A day of the school year with a negative id, to distinguish it from events. */
export type NumberedSchoolDay = SchoolDay & { id: number }

/** Days of the school year that overlap the days from `first` to `last`. */
export const schoolDaysBetween = (
  days: readonly SchoolDay[],
  first: string,
  last: string,
): NumberedSchoolDay[] =>
  overlapping(
    days.map((day, index) => ({ ...day, id: -1 - index })),
    first,
    last,
  )

/** First and last days of all entries of the school year. */
export const schoolYearBoundaries = (days: readonly SchoolDay[]): string[] =>
  days.flatMap(({ from, to }) => [from, to])
