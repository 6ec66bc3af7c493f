import { dayOfWeek } from '../calendar/days.ts'
import type { AcademicCalendar, SchoolDay } from '../content/academic-calendar.ts'
import { formatDayOfYear } from '../dates.ts'

/** What the academic calendar says of a day. A level of which it says nothing is in neither list. */
export interface ClassDay {
  day: string
  /** The levels without classes by reason; '' on a day of the week that has none. */
  off: { levels: string[]; why: string }[]
  /** The levels with classes. */
  open: string[]
}

type Calendar = Pick<AcademicCalendar, 'days' | 'week'>

/** Groups levels by what the academic calendar says of a day for them. */
export const classDay = (calendar: Calendar, levels: readonly string[], day: string): ClassDay => {
  const groups = Map.groupBy(levels, (level) => whyOff(calendar, level, day))
  return {
    day,
    off: [...groups].flatMap(([why, ofWhy]) => (typeof why === 'string' ? [{ levels: ofWhy, why }] : [])),
    open: groups.get(null) ?? [],
  }
}

/** Why a level has no classes on a day; null if it has classes, undefined if the calendar doesn't tell. */
const whyOff = ({ days, week }: Calendar, level: string, day: string): string | null | undefined => {
  const concerns = ({ levels }: { levels?: readonly string[] }) => levels?.includes(level) ?? true
  const own = days.filter(concerns)
  const holiday = own.findLast(({ kind, from, to }) => kind === 'holiday' && from <= day && day <= to)
  if (holiday)
    return holiday.to === day ? holiday.title : `${holiday.title}, until ${formatDayOfYear(holiday.to)}`
  const begin = own.find(({ kind }) => kind === 'classes')?.from
  if (begin === undefined || day < (days[0]?.from ?? begin)) return undefined
  if (day < begin) return `classes begin on ${formatDayOfYear(begin)}`
  if (week === undefined || day > lastClassDay(own)) return undefined
  return week.filter(concerns).some((span) => isWithinWeek(dayOfWeek(day), span)) ? null : ''
}

/** After the last classes and examinations nothing is certain, as not every calendar names the vacation. */
const lastClassDay = (days: readonly SchoolDay[]): string =>
  days
    .filter(({ kind }) => kind === 'classes' || kind === 'examinations')
    .reduce((last, { to }) => (to > last ? to : last), '')

/** A span such as from Sunday to Thursday may begin at any day of the week. */
const isWithinWeek = (weekday: number, { from, to }: { from: number; to: number }): boolean =>
  (weekday - from + 7) % 7 <= (to - from + 7) % 7
