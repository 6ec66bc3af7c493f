import { collegeTimeZone } from './time-zone.ts'

/** A calendar day has no time zone. Parsing and formatting it in the same zone keeps the day. */
export const formatDay = (day: string): string =>
  formatDate(utcDate(day), { dateStyle: 'medium', timeZone: 'UTC' }) ?? day

const utcDate = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

/** Range of calendar days without repetition: `Nov 20 – 22, 2026`. It wraps only between months. */
export const formatDayRange = (from: string, to: string): string => {
  const [first, last] = [utcDate(from), utcDate(to)]
  if (from === to || Number.isNaN(last.getTime())) return formatDay(from)
  return Number.isNaN(first.getTime())
    ? from
    : dateTimeFormat({ dateStyle: 'medium', timeZone: 'UTC' })
        .formatRange(first, last)
        .replaceAll(/\s/g, '\u00a0')
        .replace('–', '–\u2060')
        .replace(/–\u2060\u00a0(?=\p{L})/u, '– ')
}

/** Day and time of a moment at the college. */
export const formatDateTime = (moment: string): string =>
  formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone: collegeTimeZone() }) ??
  moment

/** Time of a moment at the college. */
export const formatTime = (moment: string): string =>
  formatDate(new Date(moment), { timeStyle: 'short', timeZone: collegeTimeZone() }) ?? moment

/** Number with thousands separators: `12,500`. */
export const formatNumber = (value: number): string => numbers.format(value)
const numbers = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 20 })

const formatDate = (date: Date, format: Intl.DateTimeFormatOptions): string | undefined =>
  Number.isNaN(date.getTime()) ? undefined : dateTimeFormat(format).format(date)

/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
const dateTimeFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  // The document's `lang` is the current language.
  const language = `${document.documentElement.lang || 'en'}-PH`
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}
