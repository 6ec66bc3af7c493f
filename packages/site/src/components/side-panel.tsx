import type { PublicApi } from '@kampana/shared/api/public-api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { headline, type Headline } from '../headline.ts'
import { Link } from './link.tsx'
import { UpdateLink } from './update-link.tsx'
import { Moment } from './moment.tsx'
import { EventLeaves } from './event-leaves.tsx'

export interface Side {
  upcoming: Headline[]
  latest: Headline[]
}

/** What the side panel of update pages shows: three coming events and the three latest updates. */
export const loadSide = async (api: PublicApi, today: string): Promise<Side> => {
  const [upcoming, latest] = await Promise.all([api.updates.upcoming(today), api.updates.latest()])
  return { upcoming: upcoming.map(headline), latest: latest.map(headline) }
}

export const SidePanel = ({ side: { upcoming, latest } }: { side: Side }) => (
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
              <Moment at={update.posted_at} />
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
