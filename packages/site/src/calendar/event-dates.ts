import type { Update } from '@kampana/shared/api/api'
import { isDay } from './days.ts'

type Days = Pick<Update, 'from' | 'to'>
/** What has a first and a last day. */
export type Dated<T> = T & { from: string; to: string }
export type DatedEvent = Dated<Update>

/** The events that have a day; another back end may send others. One without a usable last day is over on its first. */
export const withEventDates = <T extends Days>(events: readonly T[]): Dated<T>[] =>
  events.flatMap((event) =>
    isDay(event.from) ? [{ ...event, from: event.from, to: lastDay(event.from, event.to) }] : [],
  )

const lastDay = (from: string, to: string | null): string => (isDay(to) && to > from ? to : from)

/** Two lists as one, the earliest first; what begins on the same day stays in its order. */
export const mergeByStart = <A extends { from: string }, B extends { from: string }>(
  some: readonly A[],
  others: readonly B[],
): (A | B)[] => [...some, ...others].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))

/** The events of which at least a day is among those from `first` to `last`. */
export const overlapping = <T extends { from: string; to: string }>(
  events: readonly T[],
  first: string,
  last = first,
): T[] => events.filter(({ from, to }) => from <= last && to >= first)
