import { affectedInWords, spanInWords, statusInWords, type ClassNotice } from '@kampana/shared/class-status'
import { Link } from '../components/link.tsx'
import { usePlace } from '../site-context.ts'
import { NoticeSign } from './notice-sign.tsx'

/** The class status above what a dialog asks: the dialog covers the line at the top of the page that says it. */
export const DialogNotices = ({ notices }: { notices: readonly ClassNotice[] }) => {
  const { timeZone } = usePlace()
  return (
    <ul className="dialog-notices" aria-label="Class status">
      {notices.map((notice) => (
        <li key={notice.id} data-status={notice.status}>
          <NoticeSign status={notice.status} />
          <p>
            <Link to={`/class-status/${notice.id}`}>{statusInWords(notice)}</Link>
            <span className="notice-whom">{affectedInWords(notice)}</span>
            <br />
            {spanInWords(notice, timeZone, { withYear: false })}
          </p>
        </li>
      ))}
    </ul>
  )
}
