import type { DatetimeField } from '@kampana/shared/kinds/index'
import { localDay, localTime, zonedTimeToUtc } from '@kampana/shared/time/time-zone'
import { formatDateTime } from '../../format/format.ts'
import { collegeTimeZone } from '../../format/time-zone.ts'
import { DatetimeInput } from '../fields/datetime-input.tsx'
import { dayRangeFilter } from '../fields/filter-inputs.tsx'
import { chronological, mediumSize, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

export const datetimeView: KindView<DatetimeField> = {
  input: (props, _field, { typedIn }) => (
    <DatetimeInput {...props} {...mediumSize} slotProps={{ htmlInput: { ref: typedIn } }} />
  ),
  incomplete: 'date',
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => <time dateTime={String(value)}>{formatDateTime(String(value))}</time>,
  noneLabel: nothing,
  labels: noLabels,
  filter: (field, options) => dayRangeFilter(field, options, { gte: beginning, lte: end }),
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: chronological,
  text: (value) => formatDateTime(String(value)),
  textIsLabel: false,
  csv: (value) => localTime(String(value), collegeTimeZone()).replace('T', ' '),
  // One moment can be written in several ways; what is none, as 'now', is a word.
  comparable: (value) =>
    value == null || value === '' ? null : String(new Date(String(value)).getTime() || value),
}

/** A day at the college, as the moments between which it lies. What is a day already stays one. */
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const shown = (value: unknown): string =>
  typeof value !== 'string' ? '' : isDay(value) ? value : localDay(value, collegeTimeZone())
const beginning = {
  format: shown,
  parse: (day: string) => zonedTimeToUtc(`${day}T00:00:00`, collegeTimeZone()),
}
const end = {
  format: shown,
  parse: (day: string) => zonedTimeToUtc(`${day}T23:59:59.999`, collegeTimeZone()),
}
