import { localDay } from '@kampana/engine-declare/time/time-zone'
import type { ReactNode } from 'react'
import { UpdateLink } from './update-link.tsx'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { formatLongDayRange, shortMonthName } from '../dates.ts'
import type { UpdateSummary } from './update-summary.ts'

/** Events as pages of a tear-off calendar. */
export const EventLeaves = ({ events }: { events: readonly UpdateSummary[] }) => (
  <ul className="leaves">
    {events.map((event) => (
      <li key={event.id}>
        <EventLeaf event={event} />
      </li>
    ))}
  </ul>
)

interface EventLeafProps {
  event: UpdateSummary
  /** True if the event is over. */
  past?: boolean
  children?: ReactNode
}

export const EventLeaf = ({ event, past = false, children }: EventLeafProps) => {
  const { timeZone } = useRoute()
  const from = event.from ?? localDay(event.posted_at, timeZone)
  return (
    <article className="event-leaf" data-past={past || undefined}>
      <EventDay day={from} />
      <div>
        <h3>
          <UpdateLink update={event} />
        </h3>
        <p className="leaf-days">{formatLongDayRange(from, event.to)}</p>
        {children}
      </div>
    </article>
  )
}

/** A day on a calendar leaf. Hidden from screen readers, since the formatted date is next to it. */
export const EventDay = ({ day }: { day: string }) => (
  <p className="leaf" aria-hidden="true">
    <span className="leaf-month">{shortMonthName(day)}</span>
    <span className="leaf-day">{Number(day.slice(8))}</span>
  </p>
)
