import { momentInWords } from '../dates.ts'
import { truncateToMilliseconds, formatTime } from '@kampana/shared/time/time-zone'
import { usePlace } from '../site-context.ts'

interface MomentProps {
  /** ISO 8601. */
  at: string
  /** The words around the day. */
  as?: (day: string) => string
  withTime?: boolean
}

/** An instant as the day it was at the college. */
export const Moment = ({ at, as = alone, withTime = false }: MomentProps) => {
  const { timeZone } = usePlace()
  const day = momentInWords(at, timeZone)
  return (
    <time dateTime={truncateToMilliseconds(at)}>
      {as(withTime ? `${day}, ${formatTime(at, timeZone)}` : day)}
    </time>
  )
}

const alone = (day: string): string => day
