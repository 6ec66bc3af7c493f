import { publicMessages } from '@kampana/shared/messages/public-messages'
import { formatLongDay } from '../dates.ts'

/** The day on which staff have last confirmed a page (`YYYY-MM-DD`), where the college shows it. */
export const LastChecked = ({ day }: { day: string | undefined }) =>
  day === undefined ? null : (
    <p className="follow-quietly">
      <time dateTime={day}>{publicMessages.lastChecked(formatLongDay(day))}</time>
    </p>
  )
