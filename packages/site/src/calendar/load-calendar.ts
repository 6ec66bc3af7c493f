import type { RouteRequest } from '../framework/page.ts'
import { parseCalendarQuery } from './calendar-query.ts'
import type { Update } from '@kampana/shared/api/api'
import { summarizeUpdate, type UpdateSummary } from '../updates/update-summary.ts'
import { withEventDates, type Dated } from './event-dates.ts'
import { firstDayOfMonth, lastDayOfMonth, addMonths } from './days.ts'
import { schoolDaysBetween, schoolYearBoundaries, type NumberedSchoolDay } from './school-days.ts'

/** An event as the calendar shows it. */
export type CalendarEvent = Dated<UpdateSummary & Pick<Update, 'subtitle'>>
/** A month of the calendar. */
export interface CalendarMonth {
  month: string
  /** The day that was asked for. */
  day: string | null
  /** What happens in it, the earliest first. */
  events: CalendarEvent[]
  /** What the college has set for its school year in it, the earliest first. */
  schoolDays: NumberedSchoolDay[]
  /** The month before and the month after, as far as there are events or a school year, and the present month always. */
  before: string | null
  after: string | null
  /** Where no event happens: the day of the next one after the month. */
  following: string | null
  /** Whether it lies beyond all events. */
  beyond: boolean
}
/** The calendar: a month of it, the only event that there is, or nothing. */
export type CalendarData =
  | { kind: 'month'; shown: CalendarMonth }
  | { kind: 'one'; event: CalendarEvent }
  | { kind: 'none' }

/** Loads what the calendar shows. It is a calendar only where there is more than one event. */
export const loadCalendar = async ({ url, api, today }: RouteRequest): Promise<CalendarData> => {
  const { month, day } = parseCalendarQuery(url, today)
  const [span, found] = await Promise.all([
    api.updates.eventSpan(),
    api.updates.eventsBetween(firstDayOfMonth(month), lastDayOfMonth(month)),
  ])
  const [first, last] = withEventDates([span.first, span.last].filter((event) => event !== null))
  if (!first) return { kind: 'none' }
  if (span.total === 1) return { kind: 'one', event: toCalendarEvent(first) }
  const present = today.slice(0, 7)
  const earliest = [first.from, ...schoolYearBoundaries].reduce(earlier, present).slice(0, 7)
  const latest = [(last ?? first).to, ...schoolYearBoundaries].reduce(later, present).slice(0, 7)
  const events = withEventDates(found)
  const [following] =
    events.length > 0 ? [] : withEventDates(await api.updates.upcoming(firstDayOfMonth(addMonths(month)), 1))
  return {
    kind: 'month',
    shown: {
      month,
      day,
      events: events.map(toCalendarEvent),
      schoolDays: schoolDaysBetween(firstDayOfMonth(month), lastDayOfMonth(month)),
      before: month > earliest ? earlier(addMonths(month, -1), latest) : null,
      after: month < latest ? later(addMonths(month), earliest) : null,
      following: following?.from ?? null,
      beyond: month < earliest || month > latest,
    },
  }
}

const toCalendarEvent = (event: Dated<Update>): CalendarEvent => ({
  ...summarizeUpdate(event),
  subtitle: event.subtitle,
  from: event.from,
  to: event.to,
})

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)
