import type { RecordOf } from '@kampana/engine-declare/resource'
import type { academicCalendar } from '@kampana/shared/resources/academic-calendar'
import type { calendarEntries } from '@kampana/shared/resources/calendar-entries'
import { applyTypographyDeep } from './markdown/typography.ts'
import { placeInYear } from './records/orders.ts'

type SchoolYear = Omit<RecordOf<typeof academicCalendar>, 'id'>
type Entry = RecordOf<typeof calendarEntries>

/** An entry of the school year, always with its last day. */
export type SchoolDay = Omit<Entry, 'id'> & { to: string }

/** The school year, and its days sorted by start. */
export interface AcademicCalendar {
  record: SchoolYear
  days: SchoolDay[]
}

/** School year with its days. A level that the college no longer has keeps its name. */
export const toAcademicCalendar = (record: SchoolYear, entries: readonly Entry[]): AcademicCalendar =>
  applyTypographyDeep({
    record,
    days: entries.toSorted((a, b) => (placeInYear(a) < placeInYear(b) ? -1 : 1)).map(withLastDay),
  })

const withLastDay = ({ id: _id, ...entry }: Entry): SchoolDay => ({ ...entry, to: entry.to ?? entry.from })
