const oneDay = 24 * 60 * 60 * 1000

/** Christmas and New Year with their eves, and Rizal Day, by month and day. */
const feasts = new Set(['12-24', '12-25', '12-26', '12-30', '12-31', '01-01'])

/**
 * How many days from a day (YYYY-MM-DD) an event is that people come out to work for: as many as it is planned in, or a
 * few more, for nobody is asked to on a Sunday or one of the feasts around Christmas.
 */
export const workDay = (plannedIn: number, from: string): number =>
  isFree(new Date(Date.parse(from) + plannedIn * oneDay)) ? workDay(plannedIn + 1, from) : plannedIn

const isFree = (day: Date): boolean => day.getUTCDay() === 0 || feasts.has(day.toISOString().slice(5, 10))
