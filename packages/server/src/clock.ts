/** The time now. Injected, so that tests can move it. */
export type Clock = () => Date

/** An instant as database and wire have it: ISO 8601, UTC, microseconds. Sorts as text. */
export const instant = (date: Date): string => date.toISOString().replace('Z', '000Z')

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. */
export const dayIn = (timeZone: string, date: Date): string => {
  const day = tellers.get(timeZone) ?? daysIn(timeZone)
  tellers.set(timeZone, day)
  return day(date)
}
/** A college has one time zone, and making a formatter takes longer than most calls. */
const tellers = new Map<string, (date: Date) => string>()

/** Tells the calendar day of instants in a time zone; quick where they are of the same minute. */
export const daysIn = (timeZone: string): ((date: Date) => string) => {
  // The Swedish locale writes days as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  let minute = Number.NaN
  let day = ''
  return (date) => {
    const now = Math.floor(date.getTime() / 60_000)
    if (now !== minute) [minute, day] = [now, format.format(date)]
    return day
  }
}

/** The instant `seconds` after `date`. */
export const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)
