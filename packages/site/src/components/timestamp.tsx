import { formatDate } from '../dates.ts'
import { truncateToMilliseconds, formatZonedTime } from '@kampana/engine-declare/time/time-zone'
import { useRoute } from '@kampana/engine-site/framework/route-context'

interface TimestampProps {
  /** ISO 8601. */
  at: string
  /** Formats the day as part of a sentence. */
  as?: (day: string) => string
  withTime?: boolean
}

/** An instant as its day in the college's time zone. */
export const Timestamp = ({ at, as = String, withTime = false }: TimestampProps) => {
  const { timeZone } = useRoute()
  const day = formatDate(at, timeZone)
  return (
    <time dateTime={truncateToMilliseconds(at)}>
      {as(withTime ? `${day}, ${formatZonedTime(at, timeZone)}` : day)}
    </time>
  )
}
