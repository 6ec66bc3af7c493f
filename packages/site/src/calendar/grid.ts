import { dayInWords } from '../dates.ts'
import type { Bar } from './bars.ts'
import { weekdayOf } from './days.ts'

/** What the days of a month are shown from, as a table or as react-calendar. */
export interface Grid {
  month: string
  today: string
  chosen: string | null
  bars: (day: string) => Bar[]
  choose: (day: string) => void
}

/** How a day is read out: its date, how much happens on it, and whether it is the chosen one. */
export const dayRead = (day: string, { bars, chosen, today }: Grid): string =>
  [dayInWords(day), ...notes(day, { bars, chosen, today })].join(', ')

export const notes = (
  day: string,
  { bars, chosen, today }: Pick<Grid, 'bars' | 'chosen' | 'today'>,
): string[] => {
  const count = bars(day).length
  return [
    ...(day === today ? ['today'] : []),
    ...(count > 0 ? [`${count} ${count === 1 ? 'event' : 'events'}`] : []),
    ...(day === chosen ? ['chosen'] : []),
  ]
}

/** The classes of a day in both forms. */
export const dayClass = (
  day: string,
  { bars, chosen, today }: Pick<Grid, 'bars' | 'chosen' | 'today'>,
): string =>
  [
    'day',
    ...(weekdayOf(day) === 0 ? ['is-sunday'] : []),
    ...(bars(day).length > 0 ? ['has-events'] : []),
    ...(day === today ? ['is-today'] : []),
    ...(day === chosen ? ['is-chosen'] : []),
  ].join(' ')
