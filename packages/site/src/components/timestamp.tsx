import { formatDate } from '../dates.ts'
import { truncateToMilliseconds, formatZonedTime } from '@kampana/shared/time/time-zone'
import { useRoute } from '../framework/route-context.ts'

interface TimestampProps {
  /** ISO 8601. */
  at: string
  /** Puts the day into a sentence. */
  as?: (day: string) => string
  withTime?: boolean
}

/** An instant as its day at the college. */
export const Timestamp = ({ at, as = String, withTime = false }: TimestampProps) => {
  const { timeZone } = useRoute()
  const day = formatDate(at, timeZone)
  return (
    <time dateTime={truncateToMilliseconds(at)}>
      {as(withTime ? `${day}, ${formatZonedTime(at, timeZone)}` : day)}
    </time>
  )
}
