import { formatNames } from '@kampana/shared/class-status'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import { formatWeekdayOfYear } from '../dates.ts'
import { college } from '../content/store/current.ts'
import { byWhen } from './decision.ts'

/** The levels without classes in a sentence: `Monday, November 30: no classes (Bonifacio Day).` '' if there are none. */
export const offText = ({ day, off }: ClassDay): string => sentence(day, off.map(offPart))

/** What the calendar says of a coming day in a sentence; '' if it says nothing. */
export const comingDayText = ({ day, off, open }: ClassDay): string =>
  sentence(day, [
    ...off.map(offPart),
    ...(open.length > 0
      ? [
          `a school day${whom(open) || ' in the academic calendar'}, unless the college decides otherwise ${byWhen(college)}`,
        ]
      : []),
  ])

/** `no classes for College (Semestral Break)`. */
const offPart = ({ levels, why }: ClassDay['off'][number]): string =>
  `no classes${whom(levels)}${why && ` (${why})`}`

const whom = (levels: readonly string[]): string =>
  levels.length < college.levels.length ? ` for ${formatNames(levels)}` : ''

const sentence = (day: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${formatWeekdayOfYear(day)}: ${parts.join('; ')}.` : ''
