import {
  formatAffected,
  formatSent,
  formatStatus,
  type ClassNotice,
  type Phase,
} from '@kampana/shared/class-status'
import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import { localDay } from '@kampana/engine-declare/time/time-zone'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { EventDay } from '../updates/event-leaves.tsx'
import { Link } from '../components/link.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { NoticeSign } from './notice-sign.tsx'
import { NoticeDetails, NoticeFacts, Wordings } from './wordings.tsx'

/** Notices of one phase. Past notices are in English only. Notices that aren't in force have their day at the side. */
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
            {phase === 'over' ? (
              <NoticeWording notice={notice} language="en" />
            ) : (
              <Wordings>{(language) => <NoticeWording notice={notice} language={language} />}</Wordings>
            )}
            <NoticeDetails notice={notice} />
            {notice.sent && phase !== 'over' && <Sent sent={notice.sent} />}
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

/** Number of inboxes and phones to which the notice was sent. Reads are unknown. */
const Sent = ({ sent }: { sent: NonNullable<ClassNotice['sent']> }) => {
  const { timeZone } = useRoute()
  return (
    <p className="notice-posted">
      <Wordings inline>{(language) => formatSent(sent, timeZone, language)}</Wordings>
    </p>
  )
}

const NoticeWording = ({ notice, language }: { notice: ClassNotice; language: NoticeLanguage }) => (
  <>
    <p className="notice-what">
      <NoticeSign status={notice.status} />
      <Link to={`/class-status/${notice.id}`}>{formatStatus(notice, language)}</Link>
    </p>
    <p className="notice-whom">{formatAffected(notice, language)}</p>
    <NoticeFacts notice={notice} language={language} />
  </>
)
