import type { RouteRequest } from '../page.ts'
import { askedOf } from './asked.ts'
import type { Update } from '@kampana/shared/api/api'
import { headline, type Headline } from '../headline.ts'
import { dated, type Dated } from './dated.ts'
import { firstDayOf, lastDayOf, monthAfter } from './days.ts'
import { schoolDaysBetween, schoolYearEnds, type NumberedDay } from './school-days.ts'

/** An event as the calendar shows it. */
export type Listed = Dated<Headline & Pick<Update, 'subtitle'>>
/** A month of the calendar. */
export interface Month {
  month: string
  /** The day that was asked for. */
  day: string | null
  /** What happens in it, the earliest first. */
  events: Listed[]
  /** What the college has set for its school year in it, the earliest first. */
  schoolDays: NumberedDay[]
  /** The month before and the month after, as far as there are events or a school year, and the present month always. */
  before: string | null
  after: string | null
  /** Where no event happens: the day of the next one after the month. */
  following: string | null
  /** Whether it lies beyond all events. */
  beyond: boolean
}
/** The calendar: a month of it, the only event that there is, or nothing. */
export type CalendarData = { kind: 'month'; shown: Month } | { kind: 'one'; event: Listed } | { kind: 'none' }

/** Loads what the calendar shows. It is a calendar only where there is more than one event. */
export const loadCalendar = async ({ url, api, today }: RouteRequest): Promise<CalendarData> => {
  const { month, day } = askedOf(url, today)
  const [span, found] = await Promise.all([
    api.updates.eventSpan(),
    api.updates.eventsBetween(firstDayOf(month), lastDayOf(month)),
  ])
  const [first, last] = dated([span.first, span.last].filter((event) => event !== null))
  if (!first) return { kind: 'none' }
  if (span.total === 1) return { kind: 'one', event: listed(first) }
  const present = today.slice(0, 7)
  const earliest = [first.from, ...schoolYearEnds].reduce(earlier, present).slice(0, 7)
  const latest = [(last ?? first).to, ...schoolYearEnds].reduce(later, present).slice(0, 7)
  const events = dated(found)
  const [following] =
    events.length > 0 ? [] : dated(await api.updates.upcoming(firstDayOf(monthAfter(month)), 1))
  return {
    kind: 'month',
    shown: {
      month,
      day,
      events: events.map(listed),
      schoolDays: schoolDaysBetween(firstDayOf(month), lastDayOf(month)),
      before: month > earliest ? earlier(monthAfter(month, -1), latest) : null,
      after: month < latest ? later(monthAfter(month), earliest) : null,
      following: following?.from ?? null,
      beyond: month < earliest || month > latest,
    },
  }
}

const listed = (event: Dated<Update>): Listed => ({
  ...headline(event),
  subtitle: event.subtitle,
  from: event.from,
  to: event.to,
})

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)
