/** Order of day and month in dates such as 12/25/2026. */
export type DayOrder = 'month first' | 'day first'

/** Numbers of a date such as 12/25/2026 or 25-12-26, with or without a time, in their original order. */
export const splitNumericDay = (
  text: string,
): { first: number; second: number; year: number } | undefined => {
  const [, first, second, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?=$|[T,\s])/.exec(text.trim()) ?? []
  return year === undefined
    ? undefined
    : { first: Number(first), second: Number(second), year: fullYear(year) }
}

/** Spreadsheets write `26` for 2026. */
export const fullYear = (year: string): number => Number(year.length === 2 ? `20${year}` : year)

/** First cell whose date is also valid in the other order, as another day. */
export const findAmbiguousDay = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => {
    const day = splitNumericDay(cell)
    return day && day.first !== day.second && day.first <= 12 && day.second <= 12
  })

/**
 * Detects from all dates of a file which number is the month, because no month is greater than 12. 'uncertain' if all dates
 * fit both orders and one is a different day in the other; undefined if the order makes no difference, or if both orders
 * occur.
 */
export const findDayOrder = (cells: readonly string[]): DayOrder | 'uncertain' | undefined => {
  const days = cells.map(splitNumericDay).filter((day) => day !== undefined)
  const hasMonthFirst = days.some(({ second }) => second > 12)
  const hasDayFirst = days.some(({ first }) => first > 12)
  if (hasMonthFirst !== hasDayFirst) return hasMonthFirst ? 'month first' : 'day first'
  return !hasDayFirst && findAmbiguousDay(cells) !== undefined ? 'uncertain' : undefined
}
