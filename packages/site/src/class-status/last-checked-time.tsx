import { truncateToMilliseconds } from '@kampana/engine-declare/time/time-zone'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { formatLastChecked } from './format-last-checked.ts'

/**
 * Time when the page requested the notices. "Checked" would sound as if the college had looked. `poll-class-status.ts` may
 * update it before hydration.
 */
export const LastCheckedTime = ({ at, lead = 'This page asked ' }: { at: string; lead?: string }) => {
  const { timeZone } = useRoute()
  return (
    <>
      {lead}
      <time className="checked" dateTime={truncateToMilliseconds(at)} suppressHydrationWarning>
        {formatLastChecked(at, timeZone, at)}
      </time>
      .
    </>
  )
}
