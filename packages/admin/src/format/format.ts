import { collegeTimeZone } from './time-zone.ts'

/** A calendar day has no time zone: it is read and written in the same one, so that it stays the same day. */
export const formatDay = (day: string): string =>
  formatDate(utcDate(day), { dateStyle: 'medium', timeZone: 'UTC' }) ?? day

const utcDate = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

/** From one calendar day to another, what they have in common said once: `Nov 20 – 22, 2026`. It breaks only between months. */
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

/** A moment at the college: its day and time of day there. */
export const formatDateTime = (moment: string): string =>
  formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone: collegeTimeZone() }) ??
  moment

/** The time of day of a moment at the college. */
export const formatTime = (moment: string): string =>
  formatDate(new Date(moment), { timeStyle: 'short', timeZone: collegeTimeZone() }) ?? moment

/** A number with its thousands apart: `12,500`. */
export const formatNumber = (value: number): string => numbers.format(value)
const numbers = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 20 })

const formatDate = (date: Date, format: Intl.DateTimeFormatOptions): string | undefined =>
  Number.isNaN(date.getTime()) ? undefined : dateTimeFormat(format).format(date)

/** Making a format costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>()
const dateTimeFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  // The page says in which language it is.
  const language = `${document.documentElement.lang || 'en'}-PH`
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}
