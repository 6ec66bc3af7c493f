import type { Update } from '@kampana/shared/api'
import { isDay } from './days.ts'

/** An event whose first and last day are known. */
export type DatedEvent = Update & { from: string; to: string }

/** The events that have a day; another back end may send others. One without a usable last day is over on its first. */
export const dated = (updates: readonly Update[]): DatedEvent[] =>
  updates.flatMap((update) =>
    isDay(update.from)
      ? [
          {
            ...update,
            from: update.from,
            to: isDay(update.to) && update.to > update.from ? update.to : update.from,
          },
        ]
      : [],
  )

/** The events of which at least a day is among those from `first` to `last`. */
export const within = (events: readonly DatedEvent[], first: string, last = first): DatedEvent[] =>
  events.filter(({ from, to }) => from <= last && to >= first)
