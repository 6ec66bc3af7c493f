import { addDays, lastDayOfMonth, addMonths, dayOfWeek } from './days.ts'

/** The day to which a key leads from another, as in the date grids of the ARIA practices; undefined for other keys. */
export const dayForKey = (key: string, day: string): string | undefined => steps[key]?.(day)

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -dayOfWeek(day)),
  End: (day) => addDays(day, 6 - dayOfWeek(day)),
  PageUp: (day) => clampDay(addMonths(day.slice(0, 7), -1), day),
  PageDown: (day) => clampDay(addMonths(day.slice(0, 7)), day),
}

/** The 31st of a shorter month is its last day. */
const clampDay = (month: string, day: string): string => {
  const [same, last] = [`${month}-${day.slice(8)}`, lastDayOfMonth(month)]
  return same < last ? same : last
}
