import type { ClassNotice } from '@kampana/shared/class-status'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import { comingDayText, offText } from './class-day-text.ts'
import { LastCheckedTime } from './last-checked-time.tsx'
import type { ClassDays } from './load-class-days.ts'
import { LevelTable } from './level-table.tsx'
import { formatNames } from '@kampana/engine-declare/text/format-names'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { levelNames } from '../content/college.ts'
import { college } from '../content/store/current.ts'
import { formatWeekdayOfYear } from '../dates.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { decision } from './decision.ts'
import { NoticeList } from './notice-list.tsx'

interface NoticesInForceProps extends ClassDays {
  /** Sorted by severity. */
  running: readonly ClassNotice[]
  /** True if a notice was posted that isn't in force. */
  wasPosted: boolean
  /** Levels without classes today by the academic calendar, regardless of notices. */
  off: ClassDay['off']
  checked: string
}

/** Current notices with a table of levels, or a message that there are none, and the academic calendar's entries. */
export const NoticesInForce = ({ running, wasPosted, checked, off, ...days }: NoticesInForceProps) => (
  <section aria-labelledby="in-force">
    <h2 id="in-force">In force</h2>
    {running.length > 0 ? (
      <div>
        <div className="status-board" key={running.map(({ id, ends_at }) => `${id} ${ends_at}`).join()}>
          <NoticeList notices={running} phase="running" />
          <LevelTable notices={running} off={off} />
          {/* Without a connection, notices are hidden by the device's clock once they have ended. */}
          <p className="board-over" hidden>
            What stood here is over. Nothing newer is known without a connection.
          </p>
        </div>
        {[offText(days.today), comingDayText(days.tomorrow)].filter(Boolean).map((text) => (
          <p className="coming-day" key={text}>
            {text}
          </p>
        ))}
        <p className="board-checked" data-true-until={days.midnight}>
          <LastCheckedTime at={checked} />
        </p>
      </div>
    ) : (
      <NoNotice {...days} wasPosted={wasPosted} checked={checked} />
    )}
  </section>
)

interface NoNoticeProps extends ClassDays {
  /** True if a notice was posted that isn't in force. */
  wasPosted?: boolean
  checked: string
}

/**
 * Message that no notice is in force, with the academic calendar's entries. The message must not promise classes, since a
 * notice may still come. Every sentence names its day, since the page may be read on another day.
 */
const NoNotice = ({ wasPosted = false, checked, today, tomorrow, midnight }: NoNoticeProps) => {
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
