import {
  affectedInWords,
  spanInWords,
  statusInWords,
  type ClassNotice,
  type Phase,
} from '@kampana/shared/class-status'
import { Link } from '../components/link.tsx'
import { usePlace } from '../site-context.ts'
import { NoticeSign } from './notice-sign.tsx'

/** Notices one below another: what, for whom, from when to when, and why. */
export const NoticeList = ({ notices, phase }: { notices: readonly ClassNotice[]; phase: Phase }) => {
  const { timeZone } = usePlace()
  return (
    <ul className="notice-list" data-phase={phase}>
      {notices.map((notice) => (
        <li key={notice.id} data-status={notice.status}>
          <NoticeSign status={notice.status} />
          <div>
            <p className="notice-what">
              <Link to={`/class-status/${notice.id}`}>{statusInWords(notice)}</Link>
              <span className="notice-whom">{affectedInWords(notice)}</span>
            </p>
            <p className="notice-when">{spanInWords(notice, timeZone)}</p>
            <p>{notice.reason}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
