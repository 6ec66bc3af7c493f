import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { calendarDay, formatZonedTime } from '@kampana/engine-declare/time/time-zone'
import { updates } from '@kampana/shared/resources/updates'
import { isReleased, isVisible } from '@kampana/engine-declare/visibility'
import type { AppContext } from '../../app-context.ts'
import type { RowFor } from '../resource-hooks.ts'

type UpdateRow = RowFor<'updates'>

/** Notice after an update was saved: its visibility from now on. */
export const describeUpdate =
  ({ settings: { timeZone }, now }: Pick<AppContext, 'settings' | 'now'>) =>
  (record: UpdateRow, old: UpdateRow | null): string => {
    const { status, posted_at, until } = record
    if (status === 'scheduled' && posted_at !== null) {
      const { day, time } = dayAndTime(posted_at, timeZone, now())
      return messages.willAppear(day, time)
    }
    if (isVisible(updates, record, calendarDay(timeZone, now()))) return messages.isLive
    if (isReleased(updates, record) && until !== null)
      return messages.isTakenDown(longDay(new Date(`${until}T12:00:00Z`), 'UTC', now()))
    if (old && isReleased(updates, old)) return messages.notLive
    return messages.savedAsDraft
  }

/** Time in an e-mail: 'November 24 at 8:00 AM'. */
export const spokenMoment = (moment: string, timeZone: string, now: Date): string => {
  const { day, time } = dayAndTime(moment, timeZone, now)
  return stripDelimiters(`${day} at ${time}`)
}

/** Day and time in the college's time zone: 'November 24' and '8:00 AM'. */
const dayAndTime = (moment: string, timeZone: string, now: Date): { day: string; time: string } => {
  const date = new Date(moment)
  return { day: longDay(date, timeZone, now), time: formatZonedTime(moment, timeZone) }
}

/** Day such as 'November 24', with the year if it is another one. A message, so that its month is translated. */
const longDay = (date: Date, timeZone: string, now: Date): string => {
  const [year = '', month, day] = calendarDay(timeZone, date).split('-')
  const inMonth = messages.inMonth[Number(month) - 1]?.(String(Number(day))) ?? ''
  return calendarDay(timeZone, now).startsWith(year) ? inMonth : messages.inYear(inMonth, year)
}
