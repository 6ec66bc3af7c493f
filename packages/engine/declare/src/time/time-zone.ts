/** For a back end that doesn't send the college's time zone. */
export const defaultTimeZone = 'Asia/Manila'

/** Local time of an instant for `<input type="datetime-local">`: `2026-11-21T08:18`. Empty if it is invalid. */
export const localTime = (instant: string, timeZone: string): string => {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : wallClock(time, timeZone).slice(0, 16)
}

/** Local day of an instant, `YYYY-MM-DD`. Empty if it is invalid. */
export const localDay = (instant: string, timeZone: string): string =>
  localTime(instant, timeZone).slice(0, 10)

/** Calendar day `YYYY-MM-DD` in a time zone; today by default. */
export const calendarDay = (timeZone: string, date = new Date()): string =>
  wallClock(date.getTime(), timeZone).slice(0, 10)

/** Truncates an instant for HTML, which has no microseconds (https://html.spec.whatwg.org/#times). */
export const truncateToMilliseconds = (instant: string): string => instant.replace(/(\.\d{3})\d+/, '$1')

/** Local time of day of an instant: `4:52 AM`. Empty if it is invalid. */
export const formatZonedTime = (instant: string, timeZone: string): string => {
  const [hours = '', minutes] = localTime(instant, timeZone).slice(11).split(':')
  return minutes === undefined
    ? ''
    : `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/** Local date and time of an instant in the dashboard: `Nov 26, 2026, 4:34 AM`. */
export const formatZonedDateTime = (instant: string, timeZone: string): string =>
  new Date(instant)
    .toLocaleString('en-PH', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    // Replaces the narrow no-break space that Intl puts before AM.
    .replace('\u202f', ' ')

/**
 * Day of a value that may be an instant: Laravel's `date` casts send a day as its midnight in `timeZone`, in UTC, or with an
 * offset. A written midnight starts the written day.
 */
export const toDay = (value: string, timeZone: string): string => {
  if (value.length <= 10) return value
  const isMoment = /T(?!00:00:00(?:\.0+)?(?:Z|[+-]\d\d:?\d\d|$)).*(?:Z|[+-]\d\d:?\d\d)$/.test(value)
  return (isMoment && localDay(value, timeZone)) || value.slice(0, 10)
}

/**
 * Converts a local time to an instant, ISO 8601 in UTC. A time skipped by daylight saving is moved after the gap; an ambiguous
 * one may become either. Empty if it is invalid.
 */
export const zonedTimeToUtc = (local: string, timeZone: string): string => {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown)) return ''
  const offset = (time: number): number =>
    Date.parse(`${wallClock(time, timeZone)}Z`) - Math.floor(time / 1000) * 1000
  // The offset depends on the result, so it is guessed first and then corrected.
  const guess = shown - offset(shown)
  return new Date(shown - offset(guess)).toISOString()
}

/** Local time to the second: `2026-11-21T08:18:01`. */
const wallClock = (time: number, timeZone: string): string => {
  const whole = Math.floor(time / 1000) * 1000
  const part = Object.fromEntries(
    memoizedFormat(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

/** Memoized, because creating a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
const memoizedFormat = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}
