import { EventDay, EventLeaf } from '../components/event-leaves.tsx'
import { Link } from '../components/link.tsx'
import {
  academicCalendarPath,
  audience,
  kindTitles,
  schoolDayAddress,
} from '../academic-calendar/in-words.ts'
import { dayInWords, daysInWords, monthInWords, weekdayInWords } from '../dates.ts'
import { eventFile } from '../feeds/addresses.ts'
import { onServer } from '../server-address.ts'
import { monthAddress } from './asked.ts'
import { byFirstDay, within } from './dated.ts'
import type { Listed, Month } from './load-month.ts'
import type { NumberedDay } from './school-days.ts'

interface AgendaProps {
  shown: Month
  day: string | null
  today: string
  /** Shows the whole month again. */
  showAll: () => void
}

/** What happens in a month, or on a day of it, as a list: for reading, and for those who can't use a grid. */
export const Agenda = ({
  shown: { month, events, schoolDays, following },
  day,
  today,
  showAll,
}: AgendaProps) => {
  const all = byFirstDay(events, schoolDays)
  const listed = day === null ? all : within(all, day)
  return (
    <section className="agenda" aria-labelledby="agenda">
      <h2 id="agenda" aria-live="polite">
        {day === null ? `Events in ${monthInWords(month)}` : weekdayInWords(day)}
      </h2>
      {listed.length > 0 ? (
        <ul className="leaves">
          {listed.map((one) => (
            <li key={one.id}>
              {'kind' in one ? (
                <SchoolDayEntry day={one} today={today} />
              ) : (
                <AgendaEntry event={one} today={today} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="agenda-none">
          {day === null ? 'Nothing is planned in this month.' : 'Nothing is planned on this day.'}
        </p>
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
            All events in {monthInWords(month)}
          </Link>
        </p>
      )}
      {day === null && (
        <p>
          <Link to={academicCalendarPath}>The whole school year</Link>
        </p>
      )}
      {following && day === null && (
        <p>
          The next event is on{' '}
          <Link to={monthAddress(following.slice(0, 7), today)}>{dayInWords(following)}</Link>.
        </p>
      )}
    </section>
  )
}

/** A day of the school year as a leaf like the others; it leads to the page of the whole year. */
const SchoolDayEntry = ({ day, today }: { day: NumberedDay; today: string }) => (
  <article className="event-leaf" data-past={day.to < today || undefined} data-kind={day.kind}>
    <EventDay day={day.from} />
    <div>
      <h3>
        <Link to={schoolDayAddress(day)}>{day.title}</Link>
      </h3>
      <p className="leaf-days">{daysInWords(day.from, day.to)}</p>
      <p className="leaf-words">
        {kindTitles[day.kind]} · {audience(day)}
      </p>
    </div>
  </article>
)

/** An event of the list, with its file for calendars. */
export const AgendaEntry = ({ event, today }: { event: Listed; today: string }) => (
  <EventLeaf event={event} past={event.to < today}>
    {event.subtitle && <p className="leaf-words">{event.subtitle}</p>}
    {event.to >= today && (
      <p className="leaf-file">
        <a href={onServer(eventFile(event))} type="text/calendar">
          Add to my calendar<span className="unseen">: {event.title}</span>
        </a>
      </p>
    )}
  </EventLeaf>
)
