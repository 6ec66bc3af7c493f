import {
  formatAffected,
  formatSpan,
  formatStatus,
  type ClassNotice,
  type Phase,
} from '@kampana/shared/class-status'
import { localDay } from '@kampana/shared/time/time-zone'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { EventDay } from '../updates/event-leaves.tsx'
import { Link } from '../components/link.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { useRoute } from '../framework/route-context.ts'
import { NoticeSign } from './notice-sign.tsx'

/** A list of notices in one phase. Those that aren't in force have their day at the side. */
export const NoticeList = ({ notices, phase }: { notices: readonly ClassNotice[]; phase: Phase }) => {
  const { timeZone } = useRoute()
  return (
    <ul className="notice-list" data-phase={phase}>
      {notices.map((notice) => (
        <li
          key={notice.id}
          data-status={notice.status}
          data-past={phase === 'over' || undefined}
          data-ends={phase === 'over' ? undefined : notice.ends_at}
        >
          {phase !== 'running' && <EventDay day={localDay(notice.starts_at, timeZone)} />}
          <div>
            <p className="notice-what">
              <NoticeSign status={notice.status} />
              <Link to={`/class-status/${notice.id}`}>{formatStatus(notice)}</Link>
            </p>
            <p className="notice-whom">{formatAffected(notice)}</p>
            <p className="notice-when">{formatSpan(notice, timeZone)}</p>
            <p>{notice.reason}</p>
            {notice.details && <p className="notice-details">{notice.details}</p>}
            {phase !== 'over' && (
              <p className="notice-posted">
                <Timestamp at={notice.created_at} as={publicMessages.posted} withTime />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
