import { isDay, isMonth } from './days.ts'

export const calendarPath = '/updates/calendar'

/** Parses `?month=` or `?day=`; the month of `today` if neither is valid. */
export const parseCalendarQuery = (
  { searchParams }: URL,
  today: string,
): { month: string; day: string | null } => {
  const [day, month] = [searchParams.get('day'), searchParams.get('month')]
  if (isDay(day)) return { month: day.slice(0, 7), day }
  return { month: isMonth(month) ? month : today.slice(0, 7), day: null }
}

/** Part of the query that the calendar depends on, normalized. */
export const calendarCacheKey = ({ searchParams }: URL): string => {
  const [day, month] = [searchParams.get('day'), searchParams.get('month')]
  if (isDay(day)) return `?day=${day}`
  return isMonth(month) ? `?month=${month}` : ''
}

/** Address of a month; the current month's has no query. */
export const monthAddress = (month: string, today: string): string =>
  today.startsWith(month) ? calendarPath : `${calendarPath}?month=${month}`

/** Address of a day, with the agenda's anchor, since a phone shows the agenda below the month. */
export const dayAddress = (day: string): string => `${calendarPath}?day=${day}#agenda`
