import { formatLongDay } from '../dates.ts'
import type { Bar } from './event-bars.ts'
import { dayOfWeek } from './days.ts'

/** Props of a month's grid: a table or react-calendar. */
export interface MonthGridProps {
  month: string
  today: string
  chosen: string | null
  bars: (day: string) => Bar[]
  choose: (day: string) => void
}

/** A day's accessible name: its date, its number of events, "today" and "chosen". */
export const dayLabel = (day: string, grid: MonthGridProps): string =>
  [formatLongDay(day), ...dayNotes(day, grid)].join(', ')

export const dayNotes = (day: string, { bars, chosen, today }: MonthGridProps): string[] => {
  const count = bars(day).length
  return [
    ...(day === today ? ['today'] : []),
    ...(count > 0 ? [`${count} ${count === 1 ? 'event' : 'events'}`] : []),
    ...(day === chosen ? ['chosen'] : []),
  ]
}

/** Classes of a day in either grid. */
export const dayClassName = (day: string, { bars, chosen, today }: MonthGridProps): string =>
  [
    'day',
    ...(dayOfWeek(day) === 0 ? ['is-sunday'] : []),
    ...(bars(day).length > 0 ? ['has-events'] : []),
    ...(day === today ? ['is-today'] : []),
    ...(day === chosen ? ['is-chosen'] : []),
  ].join(' ')
