import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { parseCalendarQuery } from './calendar-query.ts'
import type { Update } from '@kampana/shared/api/api'
import { summarizeUpdate, type UpdateSummary } from '../updates/update-summary.ts'
import { readPart } from '../content/store/parts.ts'
import { withEventDates, type Dated } from './event-dates.ts'
import { firstDayOfMonth, lastDayOfMonth, addMonths } from './days.ts'
import { schoolDaysBetween, schoolYearBoundaries, type NumberedSchoolDay } from './school-days.ts'

export type CalendarEvent = Dated<UpdateSummary & Pick<Update, 'subtitle'>>
export interface CalendarMonth {
  month: string
  /** Requested day. */
  day: string | null
  /** Sorted by start. */
  events: CalendarEvent[]
  /** Sorted by start. */
  schoolDays: NumberedSchoolDay[]
  /** Previous and next month; null outside the range of all events, the school year and the current month. */
  previous: string | null
  next: string | null
  /** Day of the next event, if the month has no events. */
  nextEventDay: string | null
  /** True if the month is outside the calendar's range. */
  isOutOfRange: boolean
}
/** A month, the only event, or nothing. */
export type CalendarData =
  | { kind: 'month'; calendarMonth: CalendarMonth }
  | { kind: 'only event'; event: CalendarEvent }
  | { kind: 'none' }

/** Loads the calendar's data. A calendar has at least two events. */
export const loadCalendar = async ({ url, api, today }: RouteRequest): Promise<CalendarData> => {
  const { month, day } = parseCalendarQuery(url, today)
  const [{ days }, span, updates] = await Promise.all([
    readPart('academic-calendar'),
    api.updates.eventSpan(),
    api.updates.eventsBetween(firstDayOfMonth(month), lastDayOfMonth(month)),
  ])
  const [first, last] = withEventDates([span.first, span.last].filter((event) => event !== null))
  if (!first) return { kind: 'none' }
  if (span.total === 1) return { kind: 'only event', event: toCalendarEvent(first) }
  const boundaries = schoolYearBoundaries(days)
  const currentMonth = today.slice(0, 7)
  const earliest = [first.from, ...boundaries].reduce(earlier, currentMonth).slice(0, 7)
  const latest = [(last ?? first).to, ...boundaries].reduce(later, currentMonth).slice(0, 7)
  const events = withEventDates(updates)
  const [nextEvent] =
    events.length > 0 ? [] : withEventDates(await api.updates.upcoming(firstDayOfMonth(addMonths(month)), 1))
  return {
    kind: 'month',
    calendarMonth: {
      month,
      day,
      events: events.map(toCalendarEvent),
      schoolDays: schoolDaysBetween(days, firstDayOfMonth(month), lastDayOfMonth(month)),
      previous: month > earliest ? earlier(addMonths(month, -1), latest) : null,
      next: month < latest ? later(addMonths(month), earliest) : null,
      nextEventDay: nextEvent?.from ?? null,
      isOutOfRange: month < earliest || month > latest,
    },
  }
}

const toCalendarEvent = (event: Dated<Update>): CalendarEvent => ({
  ...summarizeUpdate(event),
  subtitle: event.subtitle,
  from: event.from,
  to: event.to,
})

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)
