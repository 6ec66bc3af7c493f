import { formatDate } from '../dates.ts'
import { truncateToMilliseconds, formatTime } from '@kampana/shared/time/time-zone'
import { useRoute } from '../framework/route-context.ts'

interface TimestampProps {
  /** ISO 8601. */
  at: string
  /** The words around the day. */
  as?: (day: string) => string
  withTime?: boolean
}

/** An instant as the day it was at the college. */
export const Timestamp = ({ at, as = alone, withTime = false }: TimestampProps) => {
  const { timeZone } = useRoute()
  const day = formatDate(at, timeZone)
  return (
    <time dateTime={truncateToMilliseconds(at)}>
      {as(withTime ? `${day}, ${formatTime(at, timeZone)}` : day)}
    </time>
  )
}

const alone = (day: string): string => day
