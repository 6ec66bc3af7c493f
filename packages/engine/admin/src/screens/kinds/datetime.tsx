import type { DatetimeField } from '@kampana/engine-declare/kinds/index'
import { localDay, localTime, zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import { formatDateTime } from '../../format/format.ts'
import { collegeTimeZone } from '../../format/time-zone.ts'
import { DatetimeInput } from '../fields/datetime-input.tsx'
import { dayRangeFilter } from '../fields/filter-inputs.tsx'
import { mediumSize, temporal } from './bases.tsx'
import { datetimeFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const datetimeView: KindView<DatetimeField> = {
  ...temporal(formatDateTime),
  input: (props, _field, { inputRef }) => (
    <DatetimeInput {...props} {...mediumSize} slotProps={{ htmlInput: { ref: inputRef } }} />
  ),
  filter: (field, options) => dayRangeFilter(field, options, { gte: beginning, lte: end }),
  csv: (value) => localTime(String(value), collegeTimeZone()).replace('T', ' '),
  dayFromCsv: datetimeFromCsv,
}

/** The filter's inputs show days. Its values are the first and last instant of the day in the college's time zone. */
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const toDay = (value: unknown): string =>
  typeof value !== 'string' ? '' : isDay(value) ? value : localDay(value, collegeTimeZone())
const beginning = {
  format: toDay,
  parse: (day: string) => zonedTimeToUtc(`${day}T00:00:00`, collegeTimeZone()),
}
const end = {
  format: toDay,
  parse: (day: string) => zonedTimeToUtc(`${day}T23:59:59.999`, collegeTimeZone()),
}
