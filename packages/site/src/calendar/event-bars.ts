import { overlapping } from './event-dates.ts'

interface Span {
  id: number
  from: string
  to: string
}

/** A day's segment of an event's bar. Bars that overlap are in different lanes. */
export interface Bar {
  id: number
  lane: number
  part: 'only' | 'first' | 'middle' | 'last'
}

/** Lays out the events, which are sorted by start. Returns a function that returns a day's segments. */
export const layOutBars = (events: readonly Span[]): ((day: string) => Bar[]) => {
  const lanes = assignLanes(events)
  return (day) =>
    overlapping(events, day).map((event) => ({
      id: event.id,
      lane: lanes.get(event.id) ?? 0,
      part: barPart(day, event),
    }))
}

/** Assigns each event the first lane that is free on its first day. */
const assignLanes = (events: readonly Span[]): Map<number, number> => {
  const lastDays: string[] = []
  return new Map(
    events.map(({ id, from, to }) => {
      const free = lastDays.findIndex((last) => last < from)
      const lane = free === -1 ? lastDays.length : free
      lastDays[lane] = to
      return [id, lane]
    }),
  )
}

const barPart = (day: string, { from, to }: Span): Bar['part'] => {
  if (from === to) return 'only'
  return day === from ? 'first' : day === to ? 'last' : 'middle'
}
