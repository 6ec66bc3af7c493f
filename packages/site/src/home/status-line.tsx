import { shortComingText, shortOffText } from '../class-status/class-day-text.ts'
import { decision } from '../class-status/decision.ts'
import { LastCheckedTime } from '../class-status/last-checked-time.tsx'
import type { ClassDays } from '../class-status/load-class-days.ts'
import { Link } from '../components/link.tsx'
import { college } from '../content/store/current.ts'
import { formatShortDay, formatShortWeekday } from '../dates.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { entryTitle } from '../site-map.ts'

const path = '/class-status'
/**
 * Number of characters that fit on a phone 360 pixels wide: for today's calendar entry, alone or with more text, and for
 * tomorrow's.
 */
const max = { today: 80, todayOfSome: 36, tomorrow: 45 }

/**
 * Three lines at the top of the home page if there is no class notice. They show the time of the check, the next decision, and
 * the calendar's entries for today and tomorrow. The class status page has the long form.
 */
export const StatusLine = ({ checked, today, tomorrow, midnight }: ClassDays & { checked: string }) => {
  const { timeZone } = useRoute()
  const { next, until, after } = decision(college, today.day, checked, timeZone, midnight)
  const isOff = today.off.length > 0
  const hasOthers = today.off.flatMap(({ levels }) => levels).length < college.levels.length
  const ofToday = hasOthers
    ? shortOffText(today, max.todayOfSome, formatShortWeekday)
    : shortOffText(today, max.today)
  const ofTomorrow = shortComingText(tomorrow, max.tomorrow)
  return (
    <aside className="status-line" aria-label="Class status">
      <div>
        <p className="no-notice" data-true-until={midnight}>
          <Link to={path}>{isOff ? ofToday : entryTitle(path)}</Link>{' '}
          {hasOthers && (
            <>
              {isOff ? 'No other notice' : <strong>No notice for {formatShortDay(today.day)}</strong>}
              <LastCheckedTime at={checked} lead={isOff ? ' ' : ', asked '} />{' '}
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
