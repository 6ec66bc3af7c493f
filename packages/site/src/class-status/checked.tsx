import { truncateToMilliseconds } from '@kampana/shared/time/time-zone'
import { usePlace } from '../site-context.ts'
import { checkedInWords } from './checked-in-words.ts'

/** When the class status was last asked for. A script keeps it current (keep-current.ts), so React takes it as it is. */
export const Checked = ({ at }: { at: string }) => {
  const { timeZone } = usePlace()
  return (
    <>
      {'Checked '}
      <time className="checked" dateTime={truncateToMilliseconds(at)} suppressHydrationWarning>
        {checkedInWords(at, timeZone, at)}
      </time>
      .
    </>
  )
}
