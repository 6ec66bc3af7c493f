import { formatNames } from '@kampana/engine-declare/text/format-names'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import { formatShortDay, formatWeekdayOfYear } from '../dates.ts'
import { levelNames } from '../content/college.ts'
import { college } from '../content/store/current.ts'

/** Sentence about levels without classes: `Monday, November 30: no classes (Bonifacio Day).` '' if there are none. */
export const offText = ({ day, off }: ClassDay): string =>
  sentence(formatWeekdayOfYear(day), off.map(offPart))

/**
 * Short form of `offText` for home, with at most `maxLength` characters if possible: `Mon, Nov 30: no classes (Bonifacio
 * Day).` It includes the reason if all levels share the reason and it fits. The class status page has every reason.
 */
export const shortOffText = ({ day, off }: ClassDay, maxLength: number, format = formatShortDay): string => {
  const [only, ...others] = off
  if (!only) return ''
  const levels = levelNames(college).filter((level) => off.some((group) => group.levels.includes(level)))
  const isForAll = others.length === 0 && levels.length === college.levels.length
  return firstThatFits(format(day), maxLength, [
    ...(isForAll ? [offPart(only)] : []),
    `no classes${shortWhom(levels)}`,
    'no classes for some levels',
  ])
}

/** The calendar's entry for a coming day, for home. Also `Mon, Nov 30: a school day in the calendar.` */
export const shortComingText = (coming: ClassDay, maxLength: number): string =>
  coming.off.length === 0 && coming.open.length > 0
    ? firstThatFits(formatShortDay(coming.day), maxLength, [
        `a school day${shortWhom(coming.open)} in the calendar`,
        `a school day${shortWhom(coming.open)}`,
        'a school day for some levels',
      ])
    : shortOffText(coming, maxLength)

const firstThatFits = (day: string, maxLength: number, parts: readonly string[]): string => {
  const texts = parts.map((part) => sentence(day, [part]))
  return texts.find(({ length }) => length <= maxLength) ?? texts.at(-1)!
}

/** The calendar's entry for a coming day as a sentence; '' if there is none. */
export const comingDayText = ({ day, off, open }: ClassDay): string =>
  sentence(formatWeekdayOfYear(day), [
    ...off.map(offPart),
    ...(open.length > 0
      ? [
          `a school day${whom(open) || ' in the academic calendar'}, unless decided otherwise by ${college.decision_hour}`,
        ]
      : []),
  ])

/** `no classes from College up (Semestral break, until January 10)`. */
const offPart = ({ levels, why }: ClassDay['off'][number]): string =>
  `no classes${shortWhom(levels)}${why && ` (${why})`}`

const whom = (levels: readonly string[]): string =>
  levels.length < college.levels.length ? ` for ${formatNames(levels)}` : ''

/** Consecutive levels: ` below College`, ` from College up`, or ` for Grade School to Senior High School`. */
const shortWhom = (levels: readonly string[]): string => {
  const all = levelNames(college)
  const first = all.indexOf(levels[0] ?? '')
  const isSpan = levels.length > 1 && levels.every((level, index) => level === all[first + index])
  const above = all[first + levels.length]
  if (!isSpan || levels.length === all.length) return whom(levels)
  if (first === 0) return ` below ${above}`
  return above ? ` for ${levels[0]} to ${levels.at(-1)}` : ` from ${levels[0]} up`
}

const sentence = (day: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${day}: ${parts.join('; ')}.` : ''
