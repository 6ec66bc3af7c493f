import { publicMessages } from '@kampana/shared/messages/public-messages'
import { AgendaEntry } from '../calendar/agenda.tsx'
import { calendarPath as path, monthAddress, calendarCacheKey } from '../calendar/calendar-query.ts'
import { loadCalendar, type CalendarData } from '../calendar/load-calendar.ts'
import { MonthView } from '../calendar/month-view.tsx'
import { googleCalendarAddress, webcalAddress } from '../updates/follow-links.tsx'
import { loadSidePanel, type SidePanelData } from '../updates/side-panel.tsx'
import { UpdatesLayout } from '../updates/updates-layout.tsx'
import { formatMonth } from '../dates.ts'
import { calendarAlternate, calendarFile } from '../feeds/addresses.ts'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'
import { definePage, type Head } from '@kampana/engine-site/framework/page'
import { entryTitle } from '../site-map.ts'

interface Data {
  calendar: CalendarData
  today: string
  side: SidePanelData
  origin: string
}

/** News and events by day, including past events. */
export const calendarPage = definePage<Data>({
  path,
  cacheKey: calendarCacheKey,
  preserveScroll: true,
  load: async (request) => {
    const { api, today, url } = request
    const [calendar, side] = await Promise.all([loadCalendar(request), loadSidePanel(api, today)])
    return { calendar, today, side, origin: url.origin }
  },
  head: (data) => createHead(data),
  view: ({ data: { calendar, today, side, origin } }) => (
    <UpdatesLayout side={side}>
      {calendar.kind === 'none' && <p className="empty">{publicMessages.noActivities}</p>}
      {calendar.kind === 'only event' && (
        <div className="only-event">
          <AgendaEntry event={calendar.event} today={today} />
        </div>
      )}
      {calendar.kind === 'month' && <MonthView calendarMonth={calendar.calendarMonth} today={today} />}
      {calendar.kind !== 'none' && (
        <p className="follow">
          <span>On your phone or computer</span>
          <a href={resolveServerUrl(calendarFile)} type="text/calendar">
            Download the calendar
          </a>
          <a href={webcalAddress(origin)}>Subscribe to the calendar</a>
          <a href={googleCalendarAddress(origin)}>Add it to Google Calendar</a>
        </p>
      )}
    </UpdatesLayout>
  ),
})

const createHead = ({ calendar, today }: Data): Head => {
  const title = entryTitle(path)
  const head = {
    title,
    description: 'Daily events at the college.',
    alternates: [calendarAlternate],
  }
  if (calendar.kind !== 'month') return { ...head, canonical: path }
  const { month, isOutOfRange } = calendar.calendarMonth
  return {
    ...head,
    ...(!today.startsWith(month) && {
      title: `${title}, ${formatMonth(month)}`,
      description: `Daily events at the college in ${formatMonth(month)}.`,
    }),
    canonical: monthAddress(month, today),
    ...(isOutOfRange && { status: 404 as const }),
  }
}
