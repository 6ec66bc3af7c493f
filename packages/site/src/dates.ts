/** Memoized, since creating a formatter is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const format = (
  date: Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-PH',
): string => {
  const key = JSON.stringify([timeZone, options, locale])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formatters.set(key, formatter)
  // An invalid date in one record must not fail the page.
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date)
}

/** An instant as its day in the college's time zone: `November 21, 2026`. */
export const formatDate = (instant: string, timeZone: string): string =>
  format(new Date(instant), timeZone, { dateStyle: 'long' })

/** A calendar day `YYYY-MM-DD` in words. */
export const formatLongDay = (iso: string, locale?: 'fil'): string =>
  format(utc(iso), 'UTC', { dateStyle: 'long' }, locale)
export const formatWeekday = (iso: string): string => format(utc(iso), 'UTC', { dateStyle: 'full' })
/** A day without its year: `Monday, November 30`. */
export const formatWeekdayOfYear = (iso: string): string =>
  format(utc(iso), 'UTC', { weekday: 'long', month: 'long', day: 'numeric' })
/** A day without its year, abbreviated: `Mon, Nov 30`. */
export const formatShortDay = (iso: string): string =>
  format(utc(iso), 'UTC', { weekday: 'short', month: 'short', day: 'numeric' })
/** A day's name: `Mon`. */
export const formatShortWeekday = (iso: string): string => format(utc(iso), 'UTC', { weekday: 'short' })
/** A day without its year: `November 30`. */
export const formatDayOfYear = (iso: string): string =>
  format(utc(iso), 'UTC', { month: 'long', day: 'numeric' })
export const monthName = (iso: string): string => format(utc(iso), 'UTC', { month: 'long' })
export const shortMonthName = (iso: string): string => format(utc(iso), 'UTC', { month: 'short' })

/** A month `YYYY-MM` with its year: `November 2026`. */
export const formatMonth = (month: string): string =>
  format(utc(`${month}-01`), 'UTC', { month: 'long', year: 'numeric' })

/** A range of days, as short as is clear: `November 21 to 23, 2026`. */
export const formatLongDayRange = (from: string, to: string | null): string => {
  if (to === null || to === from) return formatLongDay(from)
  const [year, month] = from.split('-')
  if (!to.startsWith(`${year}-`)) return `${formatLongDay(from)} to ${formatLongDay(to)}`
  const start = `${monthName(from)} ${Number(from.slice(8))}`
  const end = to.startsWith(`${year}-${month}-`)
    ? String(Number(to.slice(8)))
    : formatLongDay(to).replace(/,.*/, '')
  return `${start} to ${end}, ${year}`
}

/** A range of days without their year: `November 21 to 23`. */
export const formatDaysOfYear = (from: string, to: string): string =>
  formatLongDayRange(from, to).replace(/, \d{4}$/, '')

/** Days of an event: `On November 21, 2026`, `From November 21 to 23, 2026`. */
export const formatEventDays = (from: string, to: string | null): string =>
  `${to === null || to === from ? 'On' : 'From'} ${formatLongDayRange(from, to)}`

const utc = (iso: string): Date => new Date(`${iso}T00:00:00Z`)
