import { addDays, lastDayOfMonth, addMonths, dayOfWeek } from './days.ts'

/** Day that a key moves to, as in the date grid of the ARIA Authoring Practices; undefined for other keys. */
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

/** Same day of another month, or its last day if the month is shorter. */
const clampDay = (month: string, day: string): string => {
  const [sameDay, lastDay] = [`${month}-${day.slice(8)}`, lastDayOfMonth(month)]
  return sameDay < lastDay ? sameDay : lastDay
}
