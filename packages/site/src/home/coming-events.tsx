import type { Update } from '@kampana/shared/api/api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { EventLeaves } from '../updates/event-leaves.tsx'

export const ComingEvents = ({ events }: { events: readonly Update[] }) => (
  <section className="coming" aria-labelledby="coming">
    <header>
      <h2 id="coming">Upcoming events</h2>
      <Link to="/updates/calendar">Full calendar</Link>
    </header>
    {events.length === 0 ? (
      <p className="empty">{publicMessages.noActivities}</p>
    ) : (
      <EventLeaves events={events} />
    )}
  </section>
)
