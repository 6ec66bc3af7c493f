import { calendarDay } from '@kampana/engine-declare/time/time-zone'

/** Current time. Injected, so that tests can change it. */
export type Clock = () => Date

/** Instant as in database and wire: ISO 8601, UTC, microseconds. Sorts as text. */
export const instant = (date: Date): string => date.toISOString().replace('Z', '000Z')

/** Formats instants as calendar days in a time zone; caches the last minute's day. */
export const createDayFormatter = (timeZone: string): ((date: Date) => string) => {
  let minute = Number.NaN
  let day = ''
  return (date) => {
    const now = Math.floor(date.getTime() / 60_000)
    if (now !== minute) [minute, day] = [now, calendarDay(timeZone, date)]
    return day
  }
}

/** Instant `seconds` after `date`. */
export const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** Instant `days` before `date`, as text. */
export const daysBefore = (date: Date, days: number): string => instant(after(date, -days * 24 * 60 * 60))
