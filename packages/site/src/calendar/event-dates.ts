import type { Update } from '@kampana/shared/api/api'
import { lastDay } from '@kampana/engine-declare/time/event-days'
import { isDay } from './days.ts'

type Days = Pick<Update, 'from' | 'to'>
/** A type with a first and a last day. */
export type Dated<T> = T & { from: string; to: string }
export type DatedEvent = Dated<Update>

/** Drops events without a first day, which other back ends may send. The last day defaults to the first. */
export const withEventDates = <T extends Days>(events: readonly T[]): Dated<T>[] =>
  events.flatMap((event) =>
    isDay(event.from)
      ? [{ ...event, from: event.from, to: lastDay(event.from, isDay(event.to) ? event.to : null) }]
      : [],
  )

/** Merges two lists by first day. The sort is stable. */
export const mergeByStart = <A extends { from: string }, B extends { from: string }>(
  a: readonly A[],
  b: readonly B[],
): (A | B)[] =>
  [...a, ...b].sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))

/** Events that overlap the days from `first` to `last`. */
export const overlapping = <T extends { from: string; to: string }>(
  events: readonly T[],
  first: string,
  last = first,
): T[] => events.filter(({ from, to }) => from <= last && to >= first)
