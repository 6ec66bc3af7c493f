/*
 * Calendar days are `YYYY-MM-DD` and months `YYYY-MM`, with years from 1000 to 9998, so that they sort as text. Calculations
 * use UTC, so that daylight saving time has no effect.
 */

/** True if a text is an existing day. */
export const isDay = (text: string | null | undefined): text is string =>
  text != null && pattern.test(text) && addDays(text, 0) === text

/** True if a text is a month. */
export const isMonth = (text: string | null | undefined): text is string =>
  text != null && isDay(`${text}-01`)

/** Day `count` days after a day, or before it if `count` is negative. */
export const addDays = (day: string, count = 1): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** Month `count` months after a month. */
export const addMonths = (month: string, count = 1): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

export const firstDayOfMonth = (month: string): string => `${month}-01`
export const lastDayOfMonth = (month: string): string => addDays(firstDayOfMonth(addMonths(month)), -1)

/** From 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Days of a month in weeks from Sunday to Saturday, with null for days of other months. */
export const weeksOfMonth = (month: string): (string | null)[][] => {
  const first = firstDayOfMonth(month)
  const offset = dayOfWeek(first)
  const count = Math.ceil((offset + Number(lastDayOfMonth(month).slice(8))) / 7)
  const day = (index: number): string | null => {
    const result = addDays(first, index - offset)
    return result.startsWith(month) ? result : null
  }
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => day(week * 7 + index)),
  )
}

const pattern = /^[1-9]\d{3}-\d{2}-\d{2}$/
