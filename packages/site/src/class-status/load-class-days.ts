import type { ClassNotice } from '@kampana/shared/class-status'
import { localDay, zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import { classDay, type ClassDay } from '../academic-calendar/class-day.ts'
import { addDays } from '../calendar/days.ts'
import { levelNames } from '../content/college.ts'
import { college } from '../content/store/current.ts'
import { readPart } from '../content/store/parts.ts'

/** Academic calendar's entries for today and tomorrow. */
export interface ClassDays {
  today: ClassDay
  tomorrow: ClassDay
  /** End of today. */
  midnight: string
}

/**
 * Loads the calendar's entries for an instant. A level's notice takes precedence over the calendar, so such levels are
 * omitted.
 */
export const loadClassDays = async (
  instant: string,
  timeZone: string,
  notices: readonly ClassNotice[],
): Promise<ClassDays> => {
  const calendar = await readPart('academic-calendar')
  const withoutNotice = (day: string): string[] => {
    const ofDay = notices.filter((notice) => isForDay(notice, day, timeZone))
    return levelNames(college).filter((level) => !ofDay.some(({ levels }) => levels?.includes(level) ?? true))
  }
  const today = localDay(instant, timeZone)
  const tomorrow = addDays(today)
  return {
    today: classDay(calendar, withoutNotice(today), today),
    tomorrow: classDay(calendar, withoutNotice(tomorrow), tomorrow),
    midnight: beginOfDay(tomorrow, timeZone),
  }
}

/** True if a notice for all campuses applies on a day. */
const isForDay = ({ campuses, starts_at, ends_at }: ClassNotice, day: string, timeZone: string): boolean =>
  campuses === null &&
  Date.parse(starts_at) < Date.parse(beginOfDay(addDays(day), timeZone)) &&
  Date.parse(ends_at) > Date.parse(beginOfDay(day, timeZone))

const beginOfDay = (day: string, timeZone: string): string => zonedTimeToUtc(`${day}T00:00:00`, timeZone)
