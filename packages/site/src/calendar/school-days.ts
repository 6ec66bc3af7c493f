import { academicCalendar } from 'virtual:academic-calendar'
import type { SchoolDay } from '../content/academic-calendar.ts'
import { within } from './dated.ts'

/** A day of the school year with a number that no event has, since events count from 1. */
export type NumberedDay = SchoolDay & { id: number }

const numbered: readonly NumberedDay[] = academicCalendar.days.map((day, index) => ({
  ...day,
  id: -1 - index,
}))

/** The days of the school year that lie at least in part between two days. */
export const schoolDaysBetween = (first: string, last: string): NumberedDay[] => within(numbered, first, last)

/** Every day on which something of the school year begins or ends. */
export const schoolYearEnds: readonly string[] = academicCalendar.days.flatMap(({ from, to }) => [from, to])
