import { academicCalendar } from '@kampana/shared/resources/academic-calendar'
import { calendarEntries } from '@kampana/shared/resources/calendar-entries'
import { z } from 'zod'
import { collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { entrySample, readMarkedFile, sample } from '../yaml/sample.ts'
import { oneRecord } from './layouts/one-record.ts'
import { placeInYear } from './layouts/orders.ts'
import { readFields } from './layouts/read-fields.ts'
import { recordList } from './layouts/record-list.ts'
import type { RecordFiles } from './layouts/layout.ts'

const yearFile = 'academic-calendar.yaml'
const year = { resource: academicCalendar, file: yearFile }
const entries = {
  resource: calendarEntries,
  file: 'calendar-entries.yaml',
  by: placeInYear,
}
const list = recordList(entries)

/** The school year. */
export const schoolYearFile: RecordFiles = {
  ...oneRecord(year),
  read: (files) => {
    const { value, ...read } = readYear(files)
    const { days: _days, school_year: name, ...rest } = value
    const named = name === undefined ? rest : { ...rest, schoolYear: name }
    const marks = read.samples.names.map((mark) => (mark === 'school_year' ? 'schoolYear' : mark))
    return [readFields(year, { files, file: yearFile, value: named, at: [], findLine: read.findLine, marks })]
  },
}

/** Its days, which folders of before there were records have in the file of the school year. */
export const calendarEntriesFile: RecordFiles = {
  ...list,
  read: (files) => {
    const { days, findLine, samples } = readYear(files)
    if (days === undefined) return list.read(files)
    const all = samples.names.includes('days') ? Object.keys(calendarEntries.fields) : undefined
    return collectErrors(
      days.map(({ sample: own = [], ...entry }, index) => () => {
        const place = { files, file: yearFile, at: ['days', index], findLine }
        return readFields(entries, { ...place, value: entry, marks: all ?? own })
      }),
    )
  },
}

const readYear = (files: Files) => {
  const read = readMarkedFile(files, yearFile, writtenYear)
  const { days } = formerDays.parse(read.value)
  return { ...read, days }
}

const writtenYear = z.looseObject({ sample })
const formerDays = z.object({
  days: z
    .array(z.looseObject({ sample: entrySample }))
    .optional()
    .catch(undefined),
})
