import { z } from 'zod'
import { isDay } from '../calendar/days.ts'
import type { College } from './college.ts'
import { ContentError, collectErrors } from './content-error.ts'
import type { Files } from './files.ts'
import { readMarkedFile, sample } from './yaml/sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/** What a day of the school year can be; the order is that of the legend. */
const schoolDayKinds = ['classes', 'enrollment', 'examinations', 'celebration', 'holiday'] as const

const day = z.string().refine(isDay, 'must be a day such as 2026-08-03.')
const schoolDay = z
  .strictObject({
    title: z.string().min(1),
    kind: z.enum(schoolDayKinds),
    from: day,
    /** The last day; a single day has none. */
    to: day.optional(),
    /** The levels that it concerns; all of them by default. */
    levels: z.array(z.string()).min(1).optional(),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ['to'],
    error: 'must be after the first day.',
  })
/** The days of the week, in the order of `Date.getUTCDay`. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const weekSpan = z.strictObject({
  from: z.enum(weekdays),
  to: z.enum(weekdays),
  /** The levels that have classes on these days; all of them by default. */
  levels: z.array(z.string()).min(1).optional(),
})
const calendar = z.strictObject({
  school_year: z.string(),
  note: z.string(),
  /** The days of the week with classes. Without it nothing is said of an ordinary day. */
  week: z.array(weekSpan).min(1).optional(),
  days: z.array(schoolDay).min(1),
  sample,
})

/** An entry of the school year, of one or several days. `to` is the last. */
export interface SchoolDay {
  title: string
  kind: (typeof schoolDayKinds)[number]
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
/** The school year, the earliest day first. */
export interface AcademicCalendar {
  schoolYear: string
  note: string
  week?: WeekSpan[]
  days: SchoolDay[]
}

const file = 'academic-calendar.yaml'

/** Reads `academic-calendar.yaml`. Throws a `ContentError` with every fault. */
export const readAcademicCalendar = (files: Files, { levels }: College) => {
  const { value, findLine, samples } = readMarkedFile(files, file, calendar)
  const levelChecks = (list: 'week' | 'days') =>
    (value[list] ?? []).flatMap((entry, index) =>
      (entry.levels ?? []).map((level, n) => () => {
        if (!levels.includes(level))
          throw new ContentError(
            file,
            `college.yaml has no level "${level}", only ${levels.join(', ')}.`,
            findLine([list, index, 'levels', n]),
          )
      }),
    )
  collectErrors([...levelChecks('week'), ...levelChecks('days')])
  const { school_year: schoolYear, note, week, days } = applyTypographyDeep(value)
  const academicCalendar: AcademicCalendar = {
    schoolYear,
    note,
    ...(week && { week: week.map(withDayNumbers) }),
    days: days.map(withLastDay).sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
  }
  return { academicCalendar, samples }
}

const withDayNumbers = ({ from, to, levels }: z.output<typeof weekSpan>): WeekSpan => ({
  from: weekdays.indexOf(from),
  to: weekdays.indexOf(to),
  ...(levels && { levels }),
})

/** `to` defaults to `from`. */
const withLastDay = ({ title, kind, from, to = from, levels }: z.output<typeof schoolDay>): SchoolDay => ({
  title,
  kind,
  from,
  to,
  ...(levels && { levels }),
})
