import { zonedTimeToUtc, localDay, localTime } from '@kampana/engine-declare/time/time-zone'
import type { ClassNotice } from '@kampana/shared/class-status'

export type NoticeDay = 'today' | 'tomorrow'

/**
 * Before `classesBegin`, "today" means the whole day. A late start ends at `noon`. From `evening` on, a notice is for
 * tomorrow.
 */
const [classesBegin, noon, evening] = ['07:00', '12:00', '17:00']

/** Most likely day of a notice posted now. */
export const likeliestDay = (now: Date, timeZone: string): NoticeDay =>
  timeOf(now, timeZone) < evening ? 'today' : 'tomorrow'

/** Start and end of a notice with this status, as ISO instants. */
export const noticeTimes = (
  status: ClassNotice['status'],
  day: NoticeDay,
  now: Date,
  timeZone: string,
): Pick<ClassNotice, 'starts_at' | 'ends_at'> => {
  const present = now.toISOString()
  const today = localDay(present, timeZone)
  const at = (date: string, hour: string) => zonedTimeToUtc(`${date}T${hour}`, timeZone)
  const date = day === 'today' ? today : dayAfter(today)
  const isRestOfDay = day === 'today' && timeOf(now, timeZone) >= classesBegin
  const endsAtNoon = status === 'late' && !(day === 'today' && timeOf(now, timeZone) >= noon)
  return {
    starts_at: isRestOfDay ? present : at(date, '00:00'),
    ends_at: at(date, endsAtNoon ? noon : '23:59'),
  }
}

/** End of the day after a notice ends, or of tomorrow if that is later. */
export const extendByDay = (ends_at: string, now: Date, timeZone: string): string => {
  const last = Math.max(Date.parse(ends_at) - 1, now.getTime())
  return zonedTimeToUtc(`${dayAfter(localDay(new Date(last).toISOString(), timeZone))}T23:59`, timeZone)
}

const timeOf = (now: Date, timeZone: string): string => localTime(now.toISOString(), timeZone).slice(11)

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
