import type { PublicApi } from '@kampana/shared/api/public-api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { summarizeUpdate, type UpdateSummary } from './update-summary.ts'
import { Link } from '../components/link.tsx'
import { UpdateLink } from './update-link.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { EventLeaves } from './event-leaves.tsx'

export interface SidePanelData {
  upcoming: UpdateSummary[]
  latest: UpdateSummary[]
}

/** Loads the next three events and the three latest updates. */
export const loadSidePanel = async (api: PublicApi, today: string): Promise<SidePanelData> => {
  const [upcoming, latest] = await Promise.all([api.updates.upcoming(today), api.updates.latest()])
  return { upcoming: upcoming.map(summarizeUpdate), latest: latest.map(summarizeUpdate) }
}

export const SidePanel = ({ side: { upcoming, latest } }: { side: SidePanelData }) => (
  <aside className="side-panel" aria-label="More updates">
    <section>
      <h2>Upcoming Events</h2>
      {upcoming.length === 0 ? (
        <p className="empty">{publicMessages.noActivities}</p>
      ) : (
        <EventLeaves events={upcoming} />
      )}
    </section>
    <section>
      <h2>Latest Post</h2>
      {latest.length === 0 ? (
        <p className="empty">{publicMessages.noUpdates}</p>
      ) : (
        <ul className="latest">
          {latest.map((update) => (
            <li key={update.id}>
              <UpdateLink update={update} />
              <Timestamp at={update.posted_at} />
            </li>
          ))}
        </ul>
      )}
    </section>
    <section>
      <h2>Categories</h2>
      <ul className="categories">
        <li>
          <Link to="/updates/announcements">Announcements</Link>
        </li>
        <li>
          <Link to="/updates/news-and-events">News and Events</Link>
        </li>
      </ul>
    </section>
  </aside>
)
