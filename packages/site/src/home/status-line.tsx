import { NoNotice } from '../class-status/no-notice.tsx'
import { Link } from '../components/link.tsx'
import { findEntry } from '../site-map.ts'

const list = '/class-status'

/** On a morning without a notice home says so quietly, and where one would stand. */
export const StatusLine = ({ checked }: { checked: string }) => (
  <aside className="status-line" aria-label="Class status">
    <Link to={list}>{findEntry(list)?.title}</Link>
    <NoNotice checked={checked} />
  </aside>
)
