import { formatNames } from '@kampana/engine-declare/text/format-names'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { levelNames } from '../content/college.ts'
import { college } from '../content/store/current.ts'
import { formatWeekdayOfYear } from '../dates.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { comingDayText, offText } from './class-day-text.ts'
import { decision } from './decision.ts'
import { LastCheckedTime } from './last-checked-time.tsx'
import type { ClassDays } from './load-class-days.ts'

interface NoNoticeProps extends ClassDays {
  /** True if a notice was posted that isn't in force. */
  wasPosted?: boolean
  checked: string
}

/**
 * Message that no notice is in force, with the academic calendar's entries. The message must not promise classes, since a
 * notice may still come. Every sentence names its day, since the page may be read on another day.
 */
export const NoNotice = ({ wasPosted = false, checked, today, tomorrow, midnight }: NoNoticeProps) => {
  const off = new Set(today.off.flatMap(({ levels }) => levels))
  const others = levelNames(college).filter((level) => !off.has(level))
  const whom = off.size > 0 ? formatNames(others) : formatWeekdayOfYear(today.day)
  const comingDay = comingDayText(tomorrow)
  return (
    <div>
      <p className="no-notice" data-true-until={midnight}>
        {off.size > 0 && <strong>{offText(today)}</strong>}
        {off.size > 0 && others.length > 0 && ' '}
        {others.length > 0 && (
          <strong>{wasPosted ? publicMessages.noNoticeInForce : publicMessages.noNotice(whom)}</strong>
        )}{' '}
        <LastCheckedTime at={checked} />{' '}
        {others.length > 0 && <DecisionSentence day={today.day} at={checked} midnight={midnight} />}
      </p>
      {comingDay && <p className="coming-day">{comingDay}</p>}
    </div>
  )
}

/** Cached copies replace the sentence later (offline/cached-page.ts). */
const DecisionSentence = ({ day, at, midnight }: { day: string; at: string; midnight: string }) => {
  const { timeZone } = useRoute()
  const { text, until, after } = decision(college, day, at, timeZone, midnight)
  return (
    <span data-true-until={until} data-after={after}>
      {text}
    </span>
  )
}
