import { zonedTimeToUtc } from '@kampana/shared/time/time-zone'
import { addDays } from '../calendar/days.ts'
import type { College } from '../content/college.ts'

/** A sentence about the hours by which the college decides. */
export interface Decision {
  text: string
  /** When the sentence is no longer true. */
  until: string
  /** What a copy of the page says from then on. */
  after: string
}

/** By when the college decides about a day, or that the hour has passed: it must not promise classes, as a notice may still come. */
export const decision = (
  { decisionHour, afternoonDecisionHour }: Pick<College, 'decisionHour' | 'afternoonDecisionHour'>,
  day: string,
  instant: string,
  timeZone: string,
): Decision => {
  const hours = [decisionHour, ...(afternoonDecisionHour === undefined ? [] : [afternoonDecisionHour])]
  const moments = hours.map((hour) => zonedTimeToUtc(`${day}T${toClockTime(hour)}`, timeZone))
  const next = moments.findIndex((moment) => Date.parse(instant) < Date.parse(moment))
  if (next === 0)
    return {
      text: `The college decides by ${hours.join(', and about the afternoon by ')}.`,
      until: moments[0] ?? '',
      after: `That was before ${decisionHour}, by when the college decides.`,
    }
  if (next === 1)
    return {
      text: `The hour of decision, ${decisionHour}, has passed. The college decides about the afternoon by ${afternoonDecisionHour}.`,
      until: moments[1] ?? '',
      after: `That was before ${afternoonDecisionHour}, by when the college decides about the afternoon.`,
    }
  return {
    text: `The ${hours.length > 1 ? 'hours' : 'hour'} of decision, ${hours.join(' and ')}, ${hours.length > 1 ? 'have' : 'has'} passed.`,
    until: zonedTimeToUtc(`${addDays(day)}T00:00:00`, timeZone),
    after: '',
  }
}

/** `5:00 AM` as `05:00:00`. */
const toClockTime = (hour: string): string => {
  const [, hours = '', minutes = '', half] = /^(\d+):(\d\d) ([AP])M$/.exec(hour) ?? []
  return `${String((Number(hours) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}:00`
}
