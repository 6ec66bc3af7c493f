import { zonedTimeToUtc, localDay, localTime } from '@kampana/shared/time/time-zone'
import { msg } from '../language/msg.ts'

/** The values of a class notice's form. */
export interface NoticeValues {
  status: 'suspended' | 'online' | 'late' | 'resumed'
  levels: string[] | null
  campuses: string[] | null
  offices_closed: 0 | 1
  reason: string
  details: string | null
  starts_at: string
  ends_at: string
}
/** A preset of a class notice. Its reason is in English, as the website is. */
export interface NoticePreset {
  /** The preset's name, as staff read it. */
  name: string
  values: NoticeValues
}

/**
 * Before `classesBegin` "today" means the whole day; after `noon` no late start is offered; after `evening` tomorrow's
 * presets come first.
 */
const classesBegin = '07:00'
const evening = '17:00'
const noon = '12:00'

/** The presets at this time of day, the likeliest first, for all levels and campuses. */
export const noticePresets = (now: Date, timeZone: string): NoticePreset[] => {
  const present = now.toISOString()
  const [today, time] = [localDay(present, timeZone), localTime(present, timeZone).slice(11)]
  const tomorrow = dayAfter(today)
  const at = (day: string, hour: string) => zonedTimeToUtc(`${day}T${hour}`, timeZone)
  const start = time < classesBegin ? at(today, '00:00') : present
  const values = (status: NoticeValues['status'], reason: string, more: Partial<NoticeValues> = {}) => ({
    ...everybody,
    status,
    reason,
    starts_at: start,
    ends_at: at(today, '23:59'),
    ...more,
  })
  const wholeTomorrow = { starts_at: at(tomorrow, '00:00'), ends_at: at(tomorrow, '23:59') }
  const ofToday: NoticePreset[] = [
    { name: msg('No classes today'), values: values('suspended', weather) },
    {
      name: msg('No classes today, offices closed'),
      values: values('suspended', weather, { offices_closed: 1 }),
    },
  ]
  const ofTomorrow: NoticePreset[] = [
    { name: msg('No classes tomorrow'), values: values('suspended', weather, wholeTomorrow) },
  ]
  const late: NoticePreset = {
    name: msg('Late start today'),
    values: values('late', 'Classes begin at 10:00 AM', { ends_at: at(today, noon) }),
  }
  return [
    ...(time < evening ? [...ofToday, ...ofTomorrow] : [...ofTomorrow, ...ofToday]),
    { name: msg('Online or modular classes today'), values: values('online', weather) },
    ...(time < noon ? [late] : []),
    { name: msg('Classes as usual again'), values: values('resumed', 'The weather has cleared') },
  ]
}

/** The end of the day after the one on which a notice ends, or after today where that is over. */
export const extendByDay = (ends_at: string, now: Date, timeZone: string): string => {
  const last = Math.max(Date.parse(ends_at) - 1, now.getTime())
  return zonedTimeToUtc(`${dayAfter(localDay(new Date(last).toISOString(), timeZone))}T23:59`, timeZone)
}

const everybody = { levels: null, campuses: null, offices_closed: 0, details: null } as const
const weather = 'Because of the weather'

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
