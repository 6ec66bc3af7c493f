import type { AcademicCalendar, SchoolDay } from '../content/academic-calendar.ts'
import type { ListedProgram } from '../content/program.ts'

/**
 * Next day of applications and tests for a program's level; null if the calendar has none. A day for all levels isn't a test.
 */
export const nextTest = (
  { days }: Pick<AcademicCalendar, 'days'>,
  { level }: Pick<ListedProgram, 'level'>,
  today: string,
): SchoolDay | null =>
  days
    .filter(({ kind, to, levels }) => kind === 'application' && to >= today && levels?.includes(level))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0] ?? null
