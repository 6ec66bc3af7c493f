import { addDays } from '../calendar/days.ts'
import type { SchoolDay } from '../content/academic-calendar.ts'
import { formatDayOfYear, formatDaysOfYear } from '../dates.ts'

/** A current or imminent enrollment period of the academic calendar. */
export interface Enrollment {
  from: string
  to: string
  hasBegun: boolean
}

const daysAhead = 30

/** Enrollment period that ends first among those that include `today` or begin within 30 days; null if there is none. */
export const findEnrollment = (
  { days }: { days: readonly Pick<SchoolDay, 'kind' | 'from' | 'to'>[] },
  today: string,
): Enrollment | null => {
  const isNear = ({ kind, from, to }: Pick<SchoolDay, 'kind' | 'from' | 'to'>): boolean =>
    kind === 'enrollment' && to >= today && from <= addDays(today, daysAhead)
  const [next] = days.filter(isNear).toSorted((a, b) => (a.to < b.to ? -1 : 1))
  return next ? { from: next.from, to: next.to, hasBegun: next.from <= today } : null
}

/** `Enroll by December 18`; before it begins `Enroll from December 1 to 18`. */
export const enrollmentHeading = ({ from, to, hasBegun }: Enrollment): string =>
  hasBegun
    ? `Enroll by ${formatDayOfYear(to)}`
    : `Enroll ${from === to ? 'on' : 'from'} ${formatDaysOfYear(from, to)}`
