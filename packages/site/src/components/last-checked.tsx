import type { Check } from '@kampana/shared/content/preview-worker'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { formatLongDay } from '../dates.ts'

/** When staff have last confirmed a page, and who looks after it, where the college shows that. */
export const LastChecked = ({ check }: { check: Check | undefined }) =>
  check === undefined ? null : (
    <p className="follow-quietly">
      <time dateTime={check.day}>{publicMessages.lastChecked(formatLongDay(check.day), check.by)}</time>
    </p>
  )
