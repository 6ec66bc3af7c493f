import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from 'virtual:college'
import { LastChecked } from './last-checked.tsx'

interface NoNoticeProps {
  /** Whether one was posted that isn't in force: it is coming, over or taken back. */
  wasPosted?: boolean
  /** When that was found out. */
  checked: string
}

/** Says that no notice is in force, when that was checked, and by when the college decides; it never says that there are classes. */
export const NoNotice = ({ wasPosted = false, checked }: NoNoticeProps) => (
  <p className="no-notice">
    <strong>{wasPosted ? publicMessages.noNoticeInForce : publicMessages.noNotice}</strong>{' '}
    <LastChecked at={checked} /> {`The college decides by ${college.decisionHour}.`}
  </p>
)
