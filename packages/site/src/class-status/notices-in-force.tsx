import type { ClassNotice } from '@kampana/shared/class-status'
import { LastChecked } from './last-checked.tsx'
import { LevelTable } from './level-table.tsx'
import { NoNotice } from './no-notice.tsx'
import { NoticeList } from './notice-list.tsx'

interface NoticesInForceProps {
  /** The notices that run, the gravest first. */
  running: readonly ClassNotice[]
  /** Whether one was posted that isn't. */
  wasPosted: boolean
  checked: string
}

/** What is in force: the notices that run and what they mean for each level, or that there is none. */
export const NoticesInForce = ({ running, wasPosted, checked }: NoticesInForceProps) => (
  <section aria-labelledby="in-force">
    <h2 id="in-force">In force</h2>
    {running.length > 0 ? (
      <div>
        <div className="status-board" key={running.map(({ id, ends_at }) => `${id} ${ends_at}`).join()}>
          <NoticeList notices={running} phase="running" />
          <LevelTable notices={running} />
          {/* Where nobody can be asked, what is over is hidden by the phone's clock. */}
          <p className="board-over" hidden>
            What stood here is over. Nothing newer is known without a connection.
          </p>
        </div>
        <p className="board-checked">
          <LastChecked at={checked} />
        </p>
      </div>
    ) : (
      <NoNotice wasPosted={wasPosted} checked={checked} />
    )}
  </section>
)
