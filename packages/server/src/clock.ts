import { calendarDay } from '@kampana/shared/time/time-zone'

/** The time now. Injected, so that tests can move it. */
export type Clock = () => Date

/** An instant as in database and wire: ISO 8601, UTC, microseconds. Sorts as text. */
export const instant = (date: Date): string => date.toISOString().replace('Z', '000Z')

/** A formatter of instants as calendar days of a time zone; it caches the last minute's day. */
export const createDayFormatter = (timeZone: string): ((date: Date) => string) => {
  let minute = Number.NaN
  let day = ''
  return (date) => {
    const now = Math.floor(date.getTime() / 60_000)
    if (now !== minute) [minute, day] = [now, calendarDay(timeZone, date)]
    return day
  }
}

/** The instant `seconds` after `date`. */
export const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** The instant `days` before `date`, as text. */
export const daysBefore = (date: Date, days: number): string => instant(after(date, -days * 24 * 60 * 60))
