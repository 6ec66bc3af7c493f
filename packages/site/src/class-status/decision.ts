import { zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import type { FrameCollege } from '@kampana/shared/college/frame-fields'

type Hours = Pick<FrameCollege, 'decision_hour' | 'afternoon_decision_hour'>

/** A sentence about the hours by which the college decides. */
export interface Decision {
  text: string
  /** Short text of the coming decisions; '' once every hour has passed. */
  next: string
  /** Time from which the sentence is outdated. */
  until: string
  /** Text that a cached copy shows from then on. */
  after: string
}

const afternoon = ' about the afternoon'

const decisionHours = ({ decision_hour, afternoon_decision_hour }: Hours): string[] =>
  [decision_hour, afternoon_decision_hour ?? []].flat()

/** `by 5:00 AM, and about the afternoon by 10:30 AM`. */
const byWhen = (college: Hours): string => `by ${decisionHours(college).join(`, and${afternoon} by `)}`

/**
 * Deadline for the decision about a day that ends at `midnight`, or that it has passed. The text must not promise classes,
 * since a notice may still come.
 */
export const decision = (
  college: Hours,
  day: string,
  instant: string,
  timeZone: string,
  midnight: string,
): Decision => {
  const hours = decisionHours(college)
  const moments = hours.map((hour) => zonedTimeToUtc(`${day}T${toClockTime(hour)}`, timeZone))
  const passed = moments.filter((moment) => Date.parse(moment) <= Date.parse(instant)).length
  const hour = hours[passed]
  const subject = passed > 0 ? afternoon : ''
  const past = `The hour${passed > 1 ? 's' : ''} of decision, ${hours.slice(0, passed).join(' and ')}, ${passed > 1 ? 'have' : 'has'} passed.`
  const coming = `The college decides${subject} ${passed > 0 ? `by ${hour}` : byWhen(college)}.`
  return {
    text: [passed > 0 && past, hour && coming].filter(Boolean).join(' '),
    until: moments[passed] ?? midnight,
    next: hour ? `${passed > 0 ? 'Afternoon:' : 'Decided'} by ${hour}.` : '',
    after: hour ? `That was before ${hour}, by when the college decides${subject}.` : '',
  }
}

/** `5:00 AM` as `05:00:00`. */
const toClockTime = (hour: string): string => {
  const [, hours = '', minutes = '', half] = /^(\d+):(\d\d) ([AP])M$/.exec(hour) ?? []
  return `${String((Number(hours) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}:00`
}
