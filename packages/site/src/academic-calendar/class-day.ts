import { dayOfWeek } from '../calendar/days.ts'
import { weekdays } from '@kampana/shared/school-day-kinds'
import type { AcademicCalendar, SchoolDay } from '../content/academic-calendar.ts'
import { formatDayOfYear } from '../dates.ts'

/** Entries of the academic calendar for a day. A level without an entry is in neither list. */
export interface ClassDay {
  day: string
  /** Levels without classes, by reason. The reason is '' for a weekday without classes. */
  off: { levels: string[]; why: string }[]
  /** Levels with classes. */
  open: string[]
}

/** Groups levels by their entries for a day. */
export const classDay = (calendar: AcademicCalendar, levels: readonly string[], day: string): ClassDay => {
  const groups = Map.groupBy(levels, (level) => whyOff(calendar, level, day))
  return {
    day,
    off: [...groups].flatMap(([why, ofWhy]) => (typeof why === 'string' ? [{ levels: ofWhy, why }] : [])),
    open: groups.get(null) ?? [],
  }
}

/** Reason why a level has no classes on a day; null if it has classes, undefined if the calendar has no entry. */
const whyOff = (
  { days, record: { week } }: AcademicCalendar,
  level: string,
  day: string,
): string | null | undefined => {
  const concerns = ({ levels }: { levels: readonly string[] | null }) => levels?.includes(level) ?? true
  const own = days.filter(concerns)
  const holiday = own.findLast(({ kind, from, to }) => kind === 'holiday' && from <= day && day <= to)
  if (holiday)
    return holiday.to === day ? holiday.title : `${holiday.title}, until ${formatDayOfYear(holiday.to)}`
  const begin = own.find(({ kind }) => kind === 'classes')?.from
  if (begin === undefined || day < (days[0]?.from ?? begin)) return undefined
  if (day < begin) return `classes begin on ${formatDayOfYear(begin)}`
  if (week === null || day > lastClassDay(own)) return undefined
  return week.filter(concerns).some((span) => isWithinWeek(dayOfWeek(day), span)) ? null : ''
}

/** The calendar may omit vacations, so nothing is certain after the last classes and examinations. */
const lastClassDay = (days: readonly SchoolDay[]): string =>
  days
    .filter(({ kind }) => kind === 'classes' || kind === 'examinations')
    .reduce((last, { to }) => (to > last ? to : last), '')

/** A span may begin on any weekday, for example Sunday to Thursday. */
const isWithinWeek = (weekday: number, { from, to }: { from: string; to: string }): boolean => {
  const [first, last] = [from, to].map((name) => Object.keys(weekdays).indexOf(name)) as [number, number]
  return (weekday - first + 7) % 7 <= (last - first + 7) % 7
}
