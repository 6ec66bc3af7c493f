import { formatNames } from '@kampana/shared/text/format-names'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import { formatShortDay, formatWeekdayOfYear } from '../dates.ts'
import { college } from '../content/store/current.ts'

/** The levels without classes in a sentence: `Monday, November 30: no classes (Bonifacio Day).` '' if there are none. */
export const offText = ({ day, off }: ClassDay): string =>
  sentence(
    day,
    off.map((group) => offPart(group)),
  )

/** The same in fewer letters: `Sat, Nov 28: no classes below College.` */
export const shortOffText = ({ day, off }: ClassDay): string => sentence(day, shortParts(off), formatShortDay)

/** What the calendar says of a coming day, in few letters: also `Mon, Nov 30: a school day in the calendar.` */
export const shortComingText = ({ day, off, open }: ClassDay): string =>
  sentence(
    day,
    off.length === 0 && open.length > 0
      ? [`a school day${shortWhom(open)} in the calendar`]
      : shortParts(off),
    formatShortDay,
  )

const shortParts = (off: ClassDay['off']): string[] => off.map((group) => offPart(group, shortWhom))

/** What the calendar says of a coming day in a sentence; '' if it says nothing. */
export const comingDayText = ({ day, off, open }: ClassDay): string =>
  sentence(day, [
    ...shortParts(off),
    ...(open.length > 0
      ? [
          `a school day${whom(open) || ' in the academic calendar'}, unless decided otherwise by ${college.decisionHour}`,
        ]
      : []),
  ])

/** `no classes for College (Semestral Break)`. */
const offPart = ({ levels, why }: ClassDay['off'][number], name = whom): string =>
  `no classes${name(levels)}${why && ` (${why})`}`

const whom = (levels: readonly string[]): string =>
  levels.length < college.levels.length ? ` for ${formatNames(levels)}` : ''

/** Three or more levels that follow one another are ` below College`, or ` for Grade School to Senior High School`. */
const shortWhom = (levels: readonly string[]): string => {
  const places = levels.map((level) => college.levels.indexOf(level))
  const [first = 0] = places
  const isSpan = levels.length > 2 && places.every((place, index) => place === first + index)
  const above = college.levels[first + levels.length]
  if (!isSpan || (first === 0 && !above)) return whom(levels)
  return first === 0 ? ` below ${above}` : ` for ${levels[0]} to ${levels.at(-1)}`
}

const sentence = (day: string, parts: readonly string[], format = formatWeekdayOfYear): string =>
  parts.length > 0 ? `${format(day)}: ${parts.join('; ')}.` : ''
