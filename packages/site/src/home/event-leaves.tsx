import type { Update } from '@kampana/shared/api'
import { messages } from '@kampana/shared/messages'
import { Link } from '../components/link.tsx'
import { EventLeaf } from '../components/event-leaf.tsx'

/** Coming events as leaves of a calendar. */
export const EventLeaves = ({ events }: { events: readonly Update[] }) => (
  <section className="coming" aria-labelledby="coming">
    <header>
      <h2 id="coming">What is coming</h2>
      <Link to="/updates/calendar">The whole calendar</Link>
    </header>
    {events.length === 0 ? (
      <p className="empty">{messages.noActivities}</p>
    ) : (
      <ul className="leaves">
        {events.map((event) => (
          <li key={event.id}>
            <EventLeaf event={event} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
