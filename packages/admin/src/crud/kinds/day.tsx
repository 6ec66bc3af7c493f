import type { DayField } from '@kampana/shared/kinds/index'
import { DateInput, type Validator } from 'react-admin'
import { formatDay } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { isPastDay, notBefore } from '../fields/day-checks.ts'
import { dayRangeFilter } from '../fields/filter-inputs.tsx'
import { chronological, mediumSize, nothing } from './defaults.ts'
import { dayFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const dayView: KindView<DayField> = {
  input: (props, { earliest }, { inputRef, mayBePast }) => (
    <DateInput
      {...props}
      {...mediumSize}
      slotProps={{ htmlInput: { ref: inputRef, ...(earliest && !mayBePast && { min: today() }) } }}
    />
  ),
  incomplete: 'date',
  validators: (field, old) => (field.earliest && !isPastDay(old) ? [notPast(field)] : []),
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => <time dateTime={String(value)}>{formatDay(String(value))}</time>,
  noneLabel: nothing,
  labels: ({ pastIf }) => (pastIf ? [pastIf.label] : []),
  filter: (field, options) => dayRangeFilter(field, options),
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: chronological,
  text: (value) => formatDay(String(value)),
  textIsLabel: false,
  csv: (value) => String(value).slice(0, 10),
  dayFromCsv,
  compare: null,
}

const notPast =
  ({ label, pastIf }: DayField): Validator =>
  (value, all: Record<string, unknown>) =>
    pastIf && all[pastIf.input] === true ? undefined : notBefore(value, today(), 'today', label)
