import { localDay, localTime, zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'

/** Hours, in the college's time zone, in which announcements aren't sent. */
const rests = { from: '20:00', to: '07:00' }

/** True during the hours without announcements. */
export const isResting = (time: Date, timeZone: string): boolean => {
  const clock = localTime(time.toISOString(), timeZone).slice(11)
  return clock >= rests.from || clock < rests.to
}

/** The given time, or the next morning if it is within those hours. */
export const afterRest = (time: Date, timeZone: string): Date => {
  if (!isResting(time, timeZone)) return time
  const morning = (day: Date) =>
    new Date(zonedTimeToUtc(`${localDay(day.toISOString(), timeZone)}T${rests.to}`, timeZone))
  const today = morning(time)
  return today > time ? today : morning(new Date(time.getTime() + 24 * 60 * 60 * 1000))
}
