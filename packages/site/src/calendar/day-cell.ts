import { formatDay } from '../dates.ts'
import type { Bar } from './event-bars.ts'
import { dayOfWeek } from './days.ts'

/** What the days of a month are shown from, as a table or as react-calendar. */
export interface MonthGridProps {
  month: string
  today: string
  chosen: string | null
  bars: (day: string) => Bar[]
  choose: (day: string) => void
}

/** How a day is read out: its date, how much happens on it, and whether it is the chosen one. */
export const dayLabel = (day: string, { bars, chosen, today }: MonthGridProps): string =>
  [formatDay(day), ...dayNotes(day, { bars, chosen, today })].join(', ')

export const dayNotes = (
  day: string,
  { bars, chosen, today }: Pick<MonthGridProps, 'bars' | 'chosen' | 'today'>,
): string[] => {
  const count = bars(day).length
  return [
    ...(day === today ? ['today'] : []),
    ...(count > 0 ? [`${count} ${count === 1 ? 'event' : 'events'}`] : []),
    ...(day === chosen ? ['chosen'] : []),
  ]
}

/** The classes of a day in both forms. */
export const dayClassName = (
  day: string,
  { bars, chosen, today }: Pick<MonthGridProps, 'bars' | 'chosen' | 'today'>,
): string =>
  [
    'day',
    ...(dayOfWeek(day) === 0 ? ['is-sunday'] : []),
    ...(bars(day).length > 0 ? ['has-events'] : []),
    ...(day === today ? ['is-today'] : []),
    ...(day === chosen ? ['is-chosen'] : []),
  ].join(' ')
