import { NoNotice } from '../class-status/no-notice.tsx'
import { Link } from '../components/link.tsx'
import { entryTitle } from '../site-map.ts'

const path = '/class-status'

/** Says on the home page that there is no class notice. */
export const StatusLine = ({ checked }: { checked: string }) => (
  <aside className="status-line" aria-label="Class status">
    <Link to={path}>{entryTitle(path)}</Link>
    <NoNotice checked={checked} />
  </aside>
)
