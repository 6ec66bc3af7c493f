import { schoolDayKinds } from '@kampana/shared/school-day-kinds'
import { EventDay, EventLeaf } from '../updates/event-leaves.tsx'
import { Link } from '../components/link.tsx'
import { academicCalendarPath, formatAudience, schoolDayAddress } from '../academic-calendar/labels.ts'
import { formatLongDay, formatLongDayRange, formatMonth, formatWeekday } from '../dates.ts'
import { eventCalendarFile } from '../feeds/addresses.ts'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'
import { monthAddress } from './calendar-query.ts'
import { mergeByStart, overlapping } from './event-dates.ts'
import type { CalendarEvent, CalendarMonth } from './load-calendar.ts'
import type { NumberedSchoolDay } from './school-days.ts'

interface AgendaProps {
  calendarMonth: CalendarMonth
  day: string | null
  today: string
  showAll: () => void
}

/** Events of a month or of one day as a list, an alternative for people who can't use the grid. */
export const Agenda = ({
  calendarMonth: { month, events, schoolDays, nextEventDay },
  day,
  today,
  showAll,
}: AgendaProps) => {
  const all = mergeByStart(events, schoolDays)
  const entries = day === null ? all : overlapping(all, day)
  return (
    <section className="agenda" aria-labelledby="agenda">
      <h2 id="agenda" aria-live="polite">
        {day === null ? `Events in ${formatMonth(month)}` : formatWeekday(day)}
      </h2>
      {entries.length > 0 ? (
        <ul className="leaves">
          {entries.map((entry) => (
            <li key={entry.id}>
              {'kind' in entry ? (
                <SchoolDayEntry day={entry} today={today} />
              ) : (
                <AgendaEntry event={entry} today={today} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="agenda-none">{day === null ? 'No events this month.' : 'No events on this day.'}</p>
      )}
      {day !== null && (
        <p>
          <Link
            to={monthAddress(month, today)}
            onClick={(click) => {
              click.preventDefault()
              showAll()
            }}
          >
            All events in {formatMonth(month)}
          </Link>
        </p>
      )}
      {day === null && (
        <p>
          <Link to={academicCalendarPath}>View the school year</Link>
        </p>
      )}
      {nextEventDay && day === null && (
        <p>
          Next event:{' '}
          <Link to={monthAddress(nextEventDay.slice(0, 7), today)}>{formatLongDay(nextEventDay)}</Link>.
        </p>
      )}
    </section>
  )
}

/** A day of the school year, with a link to the page of the whole year. */
const SchoolDayEntry = ({ day, today }: { day: NumberedSchoolDay; today: string }) => (
  <article className="event-leaf" data-past={day.to < today || undefined} data-kind={day.kind}>
    <EventDay day={day.from} />
    <div>
      <h3>
        <Link to={schoolDayAddress(day)}>{day.title}</Link>
      </h3>
      <p className="leaf-days">{formatLongDayRange(day.from, day.to)}</p>
      <p className="leaf-words">
        {schoolDayKinds[day.kind]} · {formatAudience(day)}
      </p>
    </div>
  </article>
)

/** An event, with its iCalendar file until it is over. */
export const AgendaEntry = ({ event, today }: { event: CalendarEvent; today: string }) => (
  <EventLeaf event={event} past={event.to < today}>
    {event.subtitle && <p className="leaf-words">{event.subtitle}</p>}
    {event.to >= today && (
      <p className="leaf-file">
        <a href={resolveServerUrl(eventCalendarFile(event))} type="text/calendar">
          Add to my calendar<span className="unseen">: {event.title}</span>
        </a>
      </p>
    )}
  </EventLeaf>
)
