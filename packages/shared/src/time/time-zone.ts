/** The time zone of a college that doesn't tell its own. */
export const defaultTimeZone = 'Asia/Manila'

/** The day and time of day of an instant in a time zone, as `<input type="datetime-local">` has it: `2026-11-21T08:18`. Empty for what is no instant. */
export const localTime = (instant: string, timeZone: string): string => {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : wallClock(time, timeZone).slice(0, 16)
}

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. Empty for what is no instant. */
export const localDay = (instant: string, timeZone: string): string =>
  localTime(instant, timeZone).slice(0, 10)

/** An instant as HTML has it, which knows no finer fraction of a second (https://html.spec.whatwg.org/#times). */
export const truncateToMilliseconds = (instant: string): string => instant.replace(/(\.\d{3})\d+/, '$1')

/** The time of day of an instant in a time zone, as people say it: `4:52 AM`. Empty for what is no instant. */
export const formatTime = (instant: string, timeZone: string): string => {
  const [hours = '', minutes] = localTime(instant, timeZone).slice(11).split(':')
  return minutes === undefined
    ? ''
    : `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/**
 * The calendar day of a value that may also be a moment: Laravel's `date` casts send a day as the midnight at which it
 * begins, of the server's own time zone or of UTC. Undefined and null stay as they are.
 */
export const toDay = <T extends string | null | undefined>(value: T, timeZone: string): T => {
  if (!value || value.length <= 10) return value
  const isMoment = /T(?!00:00:00(?:\.0+)?(?:Z|$)).*(?:Z|[+-]\d\d:?\d\d)$/.test(value)
  return ((isMoment && localDay(value, timeZone)) || value.slice(0, 10)) as T
}

/**
 * The instant, ISO 8601 in UTC, at which clocks in a time zone show this day and time. A time that the clocks leap over
 * is the one as long after the leap; of one that they show twice it is one of both. Empty for what is no time.
 */
export const zonedTimeToUtc = (local: string, timeZone: string): string => {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown)) return ''
  const offset = (time: number): number =>
    Date.parse(`${wallClock(time, timeZone)}Z`) - Math.floor(time / 1000) * 1000
  // The offset depends on the instant that is sought: guessed first, then asked again where the guess leads.
  const guess = shown - offset(shown)
  return new Date(shown - offset(guess)).toISOString()
}

/** What clocks show, to the second: `2026-11-21T08:18:01`. */
const wallClock = (time: number, timeZone: string): string => {
  const whole = Math.floor(time / 1000) * 1000
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

/** Making a format costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
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
