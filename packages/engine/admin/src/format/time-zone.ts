import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { storedAccount } from '../back-end/stored-account.ts'

/** The college's time zone. The dashboard shows every time in it, regardless of the person's location. */
export const collegeTimeZone = (): string => {
  const timeZone = storedAccount.read()?.time_zone
  if (timeZone !== cached.timeZone) cached = { timeZone, zone: isTimeZone(timeZone) ? timeZone : philippine }
  return cached.zone
}

/** Default for Laravel back ends, which don't return one. */
const philippine = 'Asia/Manila'
let cached: { timeZone: string | undefined; zone: string } = { timeZone: undefined, zone: philippine }

const isTimeZone = (name: string | undefined): name is string => {
  try {
    return name !== undefined && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions() !== null
  } catch {
    return false
  }
}

/** Current time, ISO 8601 in UTC. */
export const nowIso = (): string => new Date().toISOString()

/** Current calendar day at the college. */
export const today = (): string => calendarDay(collegeTimeZone())

/** Calendar day at the college after this many days. */
export const inDays = (count: number, from = nowIso()): string =>
  calendarDay(collegeTimeZone(), new Date(Date.parse(from) + count * 86_400_000))

/** Common name of the time zone: `Philippine Standard Time`. */
export const timeZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(`${document.documentElement.lang || 'en'}-PH`, { timeZone, timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
