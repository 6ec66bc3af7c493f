import { momentInWords } from '../dates.ts'
import { usePlace } from '../site-context.ts'

interface MomentProps {
  /** ISO 8601. */
  at: string
  /** The words around the day. */
  as?: (day: string) => string
}

/** An instant as the day it was at the college. */
export const Moment = ({ at, as = alone }: MomentProps) => {
  const { timeZone } = usePlace()
  return <time dateTime={at}>{as(momentInWords(at, timeZone))}</time>
}

const alone = (day: string): string => day
