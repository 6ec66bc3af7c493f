import type { SchoolDay } from '../content/read-academic-calendar.ts'

/** What kinds of days are called. */
export const schoolDayKindLabels: Readonly<Record<SchoolDay['kind'], string>> = {
  classes: 'Classes',
  enrollment: 'Enrollment',
  examinations: 'Examinations',
  celebration: 'Celebration',
  holiday: 'No classes',
}

/** For whom a day is, within a sentence: all levels, or those that are named. */
export const formatAudience = ({ levels }: Pick<SchoolDay, 'levels'>): string =>
  levels?.join(', ') ?? 'all levels'

/** Its place on the page of the school year, and its name in calendars. */
export const schoolDayId = ({ from, title }: Pick<SchoolDay, 'from' | 'title'>): string =>
  `${from}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

export const academicCalendarPath = '/academics/academic-calendar'
export const academicCalendarFile = '/academics/academic-calendar.ics'
export const schoolDayAddress = (day: SchoolDay): string => `${academicCalendarPath}#${schoolDayId(day)}`
