/** Which of the two comes first in days such as 12/25/2026. */
export type DayOrder = 'month first' | 'day first'

/** The numbers of a day such as 12/25/2026 or 25-12-26, with or without a time, as they stand. */
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

/** The first cell whose day is another one in the other order. */
export const findAmbiguousDay = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => {
    const day = splitNumericDay(cell)
    return day && day.first !== day.second && day.first <= 12 && day.second <= 12
  })

/**
 * Concludes from all days of a file which number is the month, since no month is greater than 12. 'uncertain' where all fit both
 * orders and one is another day in the other; undefined where the order makes no difference, or the days have both.
 */
export const findDayOrder = (cells: readonly string[]): DayOrder | 'uncertain' | undefined => {
  const days = cells.map(splitNumericDay).filter((day) => day !== undefined)
  const hasMonthFirst = days.some(({ second }) => second > 12)
  const hasDayFirst = days.some(({ first }) => first > 12)
  if (hasMonthFirst !== hasDayFirst) return hasMonthFirst ? 'month first' : 'day first'
  return !hasDayFirst && findAmbiguousDay(cells) !== undefined ? 'uncertain' : undefined
}
