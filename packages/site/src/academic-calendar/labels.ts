import type { SchoolDay } from '../content/academic-calendar.ts'

/** Levels of a day for use within a sentence: `Grade School, College` or `all levels`. */
export const formatAudience = ({ levels }: Pick<SchoolDay, 'levels'>): string =>
  levels?.join(', ') ?? 'all levels'

/** Anchor of the day on the academic calendar's page, and its UID in iCalendar files. */
export const schoolDayId = ({ from, title }: Pick<SchoolDay, 'from' | 'title'>): string =>
  `${from}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

export const academicCalendarPath = '/academics/academic-calendar'
export const academicCalendarFile = '/academics/academic-calendar.ics'
export const schoolDayAddress = (day: SchoolDay): string => `${academicCalendarPath}#${schoolDayId(day)}`
