import { academicCalendar } from 'virtual:academic-calendar'
import type { SchoolDay } from '../content/read-academic-calendar.ts'
import { overlapping } from './event-dates.ts'

/** A day of the school year with a number that no event has, since events count from 1. */
export type NumberedSchoolDay = SchoolDay & { id: number }

const numbered: readonly NumberedSchoolDay[] = academicCalendar.days.map((day, index) => ({
  ...day,
  id: -1 - index,
}))

/** The days of the school year that lie at least in part between two days. */
export const schoolDaysBetween = (first: string, last: string): NumberedSchoolDay[] =>
  overlapping(numbered, first, last)

/** Every day on which something of the school year begins or ends. */
export const schoolYearBoundaries: readonly string[] = academicCalendar.days.flatMap(({ from, to }) => [
  from,
  to,
])
