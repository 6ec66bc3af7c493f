import { overlapping } from './event-dates.ts'

interface Span {
  id: number
  from: string
  to: string
}

/** A day's piece of the bar by which an event is marked; bars that meet lie in different lanes. */
export interface Bar {
  id: number
  lane: number
  part: 'only' | 'first' | 'middle' | 'last'
}

/** Tells the bars of each day. Events come the earliest first. */
export const layOutBars = (events: readonly Span[]): ((day: string) => Bar[]) => {
  const lanes = assignLanes(events)
  return (day) =>
    overlapping(events, day).map((event) => ({
      id: event.id,
      lane: lanes.get(event.id) ?? 0,
      part: barPart(day, event),
    }))
}

/** Each event takes the first lane that is free from its first day on. */
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
