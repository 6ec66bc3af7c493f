const oneDay = 24 * 60 * 60 * 1000

/** Christmas and New Year with their eves, and Rizal Day, by month and day. */
const holidays = new Set(['12-24', '12-25', '12-26', '12-30', '12-31', '01-01'])

/**
 * The number of days from a day (YYYY-MM-DD) to an event with work: the planned number, or more to skip Sundays and the
 * holidays around Christmas.
 */
export const workDay = (plannedIn: number, from: string): number =>
  isFree(new Date(Date.parse(from) + plannedIn * oneDay)) ? workDay(plannedIn + 1, from) : plannedIn

const isFree = (day: Date): boolean => day.getUTCDay() === 0 || holidays.has(day.toISOString().slice(5, 10))
