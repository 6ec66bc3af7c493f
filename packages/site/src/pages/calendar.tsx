import { publicMessages } from '@kampana/shared/messages/public-messages'
import { AgendaEntry } from '../calendar/agenda.tsx'
import { calendarPath as path, monthAddress, readsOf } from '../calendar/asked.ts'
import { loadCalendar, type CalendarData } from '../calendar/load-month.ts'
import { MonthView } from '../calendar/month.tsx'
import { subscription } from '../components/follow-links.tsx'
import { loadSide, type Side } from '../components/side-panel.tsx'
import { UpdatesFrame } from '../components/updates-frame.tsx'
import { monthInWords } from '../dates.ts'
import { calendarAlternate, calendarFile } from '../feeds/addresses.ts'
import { onServer } from '../server-address.ts'
import { definePage, type Head } from '../page.ts'
import { entryAt } from '../site-map.ts'

interface Data {
  calendar: CalendarData
  today: string
  side: Side
  origin: string
}

/** News and events by their days, past ones too. */
export const calendar = definePage<Data>({
  path,
  cacheKey: readsOf,
  preserveScroll: true,
  load: async (visit) => {
    const { api, today, url } = visit
    const [found, side] = await Promise.all([loadCalendar(visit), loadSide(api, today)])
    return { calendar: found, today, side, origin: url.origin }
  },
  head: (data) => headOf(data),
  view: ({ data: { calendar, today, side, origin } }) => (
    <UpdatesFrame path={path} side={side}>
      {calendar.kind === 'none' && <p className="empty">{publicMessages.noActivities}</p>}
      {calendar.kind === 'one' && (
        <div className="only-event">
          <AgendaEntry event={calendar.event} today={today} />
        </div>
      )}
      {calendar.kind === 'month' && <MonthView shown={calendar.shown} today={today} />}
      {calendar.kind !== 'none' && (
        <p className="follow">
          <span>On your phone or computer</span>
          <a href={onServer(calendarFile)} type="text/calendar">
            Download the calendar
          </a>
          <a href={subscription(origin)}>Subscribe to the calendar</a>
        </p>
      )}
    </UpdatesFrame>
  ),
})

const headOf = ({ calendar, today }: Data): Head => {
  const title = entryAt(path)?.title ?? ''
  const head = {
    title,
    description: 'What happens at the college, day by day.',
    alternates: [calendarAlternate],
  }
  if (calendar.kind !== 'month') return { ...head, canonical: path }
  const { month, beyond } = calendar.shown
  return {
    ...head,
    ...(!today.startsWith(month) && {
      title: `${title}, ${monthInWords(month)}`,
      description: `What happens at the college in ${monthInWords(month)}, day by day.`,
    }),
    canonical: monthAddress(month, today),
    ...(beyond && { status: 404 as const }),
  }
}
