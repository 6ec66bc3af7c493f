import { localDay, localTime, zonedTimeToUtc } from '@kampana/shared/time/time-zone'

/** Announcements rest from this hour of the college to that one. */
const rests = { from: '20:00', to: '07:00' }

/** Whether announcements rest. */
export const isResting = (time: Date, timeZone: string): boolean => {
  const clock = localTime(time.toISOString(), timeZone).slice(11)
  return clock >= rests.from || clock < rests.to
}

/** A time, or where announcements rest then, the next morning. */
export const afterRest = (time: Date, timeZone: string): Date => {
  if (!isResting(time, timeZone)) return time
  const morning = (day: Date) =>
    new Date(zonedTimeToUtc(`${localDay(day.toISOString(), timeZone)}T${rests.to}`, timeZone))
  const today = morning(time)
  return today > time ? today : morning(new Date(time.getTime() + 24 * 60 * 60 * 1000))
}
