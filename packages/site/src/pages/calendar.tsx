import type { Update } from '@kampana/shared/api'
import { messages } from '@kampana/shared/messages'
import { EventLeaves } from '../components/event-leaves.tsx'
import { loadSide, type Side } from '../components/side-panel.tsx'
import { UpdatesFrame } from '../components/updates-frame.tsx'
import { monthOf } from '../dates.ts'
import { definePage } from '../page.ts'

const path = '/updates/calendar'

/** Coming events, by month. */
export const calendar = definePage<{ events: Update[]; side: Side }>({
  path,
  load: async ({ api, today }) => {
    const [events, side] = await Promise.all([api.updates.upcoming(today, 100), loadSide(api, today)])
    return { events, side }
  },
  head: () => ({ title: 'Calendar', description: 'Coming events at the college.' }),
  view: ({ data: { events, side } }) => (
    <UpdatesFrame path={path} side={side}>
      {events.length === 0 ? <p className="empty">{messages.noActivities}</p> : <Months events={events} />}
    </UpdatesFrame>
  ),
})

const Months = ({ events }: { events: Update[] }) => {
  const months = Map.groupBy(events, (event) => event.from?.slice(0, 7) ?? '')
  return [...months].map(([month, events]) => (
    <section className="calendar-month" key={month}>
      <h2>
        {monthOf(`${month}-01`)} {month.slice(0, 4)}
      </h2>
      <EventLeaves events={events} />
    </section>
  ))
}
