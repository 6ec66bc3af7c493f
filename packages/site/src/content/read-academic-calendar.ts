import { join } from 'node:path'
import { z } from 'zod'
import { isDay } from '../calendar/days.ts'
import type { College } from './college.ts'
import { ContentError, collectErrors } from './content-error.ts'
import { readMarkedFile, sample } from './sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/** What a day of the school year can be; the order is that of the legend. */
export const schoolDayKinds = ['classes', 'enrollment', 'examinations', 'celebration', 'holiday'] as const

const day = z.string().refine(isDay, 'must be a day such as 2026-08-03.')
const schoolDay = z
  .strictObject({
    title: z.string().min(1),
    kind: z.enum(schoolDayKinds),
    from: day,
    /** The last day; a single day has none. */
    to: day.optional(),
    /** The levels that it is for; without them it is for everybody. */
    levels: z.array(z.string()).min(1).optional(),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ['to'],
    error: 'must be after the first day.',
  })
const calendar = z.strictObject({
  school_year: z.string(),
  note: z.string(),
  days: z.array(schoolDay).min(1),
  sample,
})

/** A day, or several in a row, that the college has set for its school year. `to` is the last of them. */
export interface SchoolDay {
  title: string
  kind: (typeof schoolDayKinds)[number]
  from: string
  to: string
  levels?: readonly string[]
}
/** The school year as the college has set it, the earliest day first. */
export interface AcademicCalendar {
  schoolYear: string
  note: string
  days: SchoolDay[]
}

/** Reads `content/academic-calendar.yaml`. Throws a `ContentError` with every fault. */
export const readAcademicCalendar = (directory: string, { levels }: College) => {
  const file = join(directory, 'academic-calendar.yaml')
  const { value, lineOf, samples } = readMarkedFile(file, calendar)
  collectErrors(
    value.days.flatMap((one, index) =>
      (one.levels ?? []).map((level, n) => () => {
        if (!levels.includes(level))
          throw new ContentError(
            file,
            `college.yaml has no level "${level}", only ${levels.join(', ')}.`,
            lineOf(['days', index, 'levels', n]),
          )
      }),
    ),
  )
  const { school_year: schoolYear, note, days } = applyTypographyDeep(value)
  const academicCalendar: AcademicCalendar = {
    schoolYear,
    note,
    days: days.map(withLastDay).sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
  }
  return { academicCalendar, samples }
}

/** A single day is its own last. */
const withLastDay = ({ title, kind, from, to = from, levels }: z.output<typeof schoolDay>): SchoolDay => ({
  title,
  kind,
  from,
  to,
  ...(levels && { levels }),
})
