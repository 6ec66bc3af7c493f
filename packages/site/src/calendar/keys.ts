import { dayAfter, lastDayOf, monthAfter, weekdayOf } from './days.ts'

/** The day to which a key leads from another, as in the date grids of the ARIA practices; undefined for other keys. */
export const dayByKey = (key: string, day: string): string | undefined => steps[key]?.(day)

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  Home: (day) => dayAfter(day, -weekdayOf(day)),
  End: (day) => dayAfter(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(monthAfter(day.slice(0, 7), -1), day),
  PageDown: (day) => sameDayIn(monthAfter(day.slice(0, 7)), day),
}

/** The 31st of a shorter month is its last day. */
const sameDayIn = (month: string, day: string): string => {
  const [same, last] = [`${month}-${day.slice(8)}`, lastDayOf(month)]
  return same < last ? same : last
}
