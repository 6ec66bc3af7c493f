import type { ClassDays } from '../class-status/load-class-days.ts'
import { NoNotice } from '../class-status/no-notice.tsx'
import { Link } from '../components/link.tsx'
import { entryTitle } from '../site-map.ts'

const path = '/class-status'

/** Says on the home page that there is no class notice, and what the academic calendar says. */
export const StatusLine = (props: ClassDays & { checked: string }) => (
  <aside className="status-line" aria-label="Class status">
    <Link to={path}>{entryTitle(path)}</Link>
    <NoNotice {...props} />
  </aside>
)
