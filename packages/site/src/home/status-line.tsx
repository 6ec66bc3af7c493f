import { formatNames } from '@kampana/shared/text/format-names'
import { shortComingText, shortOffText } from '../class-status/class-day-text.ts'
import { decision } from '../class-status/decision.ts'
import { LastCheckedTime } from '../class-status/last-checked-time.tsx'
import type { ClassDays } from '../class-status/load-class-days.ts'
import { Link } from '../components/link.tsx'
import { college } from '../content/store/current.ts'
import { formatShortDay } from '../dates.ts'
import { useRoute } from '../framework/route-context.ts'
import { entryTitle } from '../site-map.ts'

const path = '/class-status'

/**
 * Says above the home page that there is no class notice, when that was asked and by when the college decides, and what the calendar
 * says of tomorrow. The page of the class status says the same at length.
 */
export const StatusLine = ({ checked, today, tomorrow, midnight }: ClassDays & { checked: string }) => {
  const { timeZone } = useRoute()
  const off = new Set(today.off.flatMap(({ levels }) => levels))
  const others = college.levels.filter((level) => !off.has(level))
  const whom = off.size > 0 ? formatNames(others) : formatShortDay(today.day)
  const { next, until, after } = decision(college, today.day, checked, timeZone, midnight)
  const ofTomorrow = shortComingText(tomorrow)
  return (
    <aside className="status-line" aria-label="Class status">
      <div>
        <p className="no-notice" data-true-until={midnight}>
          <Link to={path}>{entryTitle(path)}</Link> {off.size > 0 && <strong>{shortOffText(today)} </strong>}
          {others.length > 0 && (
            <>
              <strong>No notice for {whom}</strong>, <LastCheckedTime at={checked} short />{' '}
              {next && (
                <span data-true-until={until} data-after={after}>
                  {next}
                </span>
              )}
            </>
          )}
        </p>
        {ofTomorrow && <p className="coming-day">{ofTomorrow}</p>}
      </div>
    </aside>
  )
}
