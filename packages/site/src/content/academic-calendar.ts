import type { academicCalendar } from '@kampana/shared/resources/academic-calendar'
import type { calendarEntries } from '@kampana/shared/resources/calendar-entries'
import { weekdays, type SchoolDayKind } from '@kampana/shared/school-day-kinds'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ValuesOf } from './records-of.ts'
import { placeInYear } from './records/layouts/orders.ts'

/** An entry of the school year, of one or more days. `to` is the last day. */
export interface SchoolDay {
  title: string
  kind: SchoolDayKind
  from: string
  to: string
  levels?: readonly string[]
}
/** Days of the week with classes, from 0 for Sunday to 6 for Saturday. */
export interface WeekSpan {
  from: number
  to: number
  levels?: readonly string[]
}
/** Days of the school year, sorted by start. */
export interface AcademicCalendar {
  schoolYear: string
  note: string
  /** Without it, ordinary days have no entry. */
  week?: WeekSpan[]
  days: SchoolDay[]
}

/** School year with its days. A level that the college no longer has keeps its name. */
export const toAcademicCalendar = (
  years: readonly { values: Year }[],
  entries: readonly { values: Entry }[],
): AcademicCalendar => {
  const year = years[0]?.values
  return applyTypographyDeep<AcademicCalendar>({
    schoolYear: year?.school_year ?? '',
    note: year?.note ?? '',
    ...(year?.week && { week: year.week.map(toWeekSpan) }),
    days: entries
      .map(({ values }) => values)
      .toSorted((a, b) => (placeInYear(a) < placeInYear(b) ? -1 : 1))
      .map(toSchoolDay),
  })
}

type Year = ValuesOf<typeof academicCalendar>
type Entry = ValuesOf<typeof calendarEntries>

const toSchoolDay = ({ title, kind, from, to, levels }: Entry): SchoolDay => ({
  title,
  kind,
  from,
  to: to ?? from,
  ...(levels && { levels }),
})

const toWeekSpan = ({ from, to, levels }: NonNullable<Year['week']>[number]): WeekSpan => ({
  from: numberOf(from),
  to: numberOf(to),
  ...(levels && { levels }),
})

const numberOf = (weekday: keyof typeof weekdays): number => Object.keys(weekdays).indexOf(weekday)
