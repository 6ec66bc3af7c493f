import { fullYear, splitNumericDay, type DayOrder } from './day-order.ts'

/**
 * Converts a date from a spreadsheet into `2026-12-25`. Formats: 2026-12-25, 12/25/2026 in the given order, 25 Dec 2026,
 * 25-Dec-26, and Friday, December 25, 2026. Undefined for an invalid date, and for an ambiguous one without an order.
 */
const parseDay = (text: string, order: DayOrder | undefined): string | undefined => {
  const written = text.trim()
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  if (year) return toIsoDay(Number(year), Number(month), Number(day))
  const numeric = splitNumericDay(written)
  if (!numeric) return parseNamedMonth(written)
  const { first, second } = numeric
  const days = {
    'month first': toIsoDay(numeric.year, first, second),
    'day first': toIsoDay(numeric.year, second, first),
  }
  if (order) return days[order]
  const possible = new Set(Object.values(days).filter((each) => each !== undefined))
  return possible.size === 1 ? [...possible][0] : undefined
}

/** The day of the week is optional. */
const parseNamedMonth = (written: string): string | undefined => {
  const [, a = '', b = '', year = ''] =
    /^(?:\p{L}+,\s*)?(\p{L}+|\d{1,2})\.?[\s-]+(\p{L}+|\d{1,2})[.,]*[\s-]+(\d{4}|\d{2})$/u.exec(written) ?? []
  const [name, day] = /^\d/.test(a) ? [b, a] : [a, b]
  const month = months.findIndex((names) => names.includes(name.slice(0, 3).toLowerCase())) + 1
  return toIsoDay(fullYear(year), month, Number(day))
}

/** First letters of each month in English and Filipino. */
const months = [
  ['jan', 'ene'],
  ['feb', 'peb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun', 'hun'],
  ['jul', 'hul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov', 'nob'],
  ['dec', 'dis'],
]

const toIsoDay = (year: number, month: number, day: number): string | undefined => {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** Converts a date with a time into `2026-12-25T08:30`. Formats of the time: 08:30, 8:30:00 AM, or none for midnight. */
export const parseDayTime = (text: string, order: DayOrder | undefined): string | undefined => {
  const [, day = '', hours = '0', minutes = '00', half] =
    /^(.+?)(?:(?:T|,?\s+)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?$/iu.exec(
      text.trim(),
    ) ?? []
  const iso = parseDay(day, order)
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (iso === undefined || hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined
  return `${iso}T${String(hour).padStart(2, '0')}:${minutes}`
}
