import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from '../content/store/current.ts'
import { LastChecked } from './last-checked.tsx'

interface NoNoticeProps {
  /** Whether a notice was posted that isn't in force. */
  wasPosted?: boolean
  checked: string
}

/** Says that no notice is in force. It must not promise classes, since a notice may still come. */
export const NoNotice = ({ wasPosted = false, checked }: NoNoticeProps) => (
  <p className="no-notice">
    <strong>{wasPosted ? publicMessages.noNoticeInForce : publicMessages.noNotice}</strong>{' '}
    <LastChecked at={checked} /> {`The college decides by ${college.decisionHour}.`}
  </p>
)
