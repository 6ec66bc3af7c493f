import { truncateToMilliseconds } from '@kampana/shared/time/time-zone'
import { useRoute } from '../framework/route-context.ts'
import { formatLastChecked } from './format-last-checked.ts'

/** When the class status was last checked. `poll-class-status.ts` may update it before hydration. */
export const LastChecked = ({ at }: { at: string }) => {
  const { timeZone } = useRoute()
  return (
    <>
      {'Checked '}
      <time className="checked" dateTime={truncateToMilliseconds(at)} suppressHydrationWarning>
        {formatLastChecked(at, timeZone, at)}
      </time>
      .
    </>
  )
}
