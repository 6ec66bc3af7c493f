import type { ClassNotice } from '@kampana/shared/class-status'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import { comingDayText, offText } from './class-day-text.ts'
import { LastCheckedTime } from './last-checked-time.tsx'
import type { ClassDays } from './load-class-days.ts'
import { LevelTable } from './level-table.tsx'
import { NoNotice } from './no-notice.tsx'
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
