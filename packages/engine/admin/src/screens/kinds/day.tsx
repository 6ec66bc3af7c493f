import type { DayField } from '@kampana/engine-declare/kinds/index'
import { DateInput, type Validator } from 'react-admin'
import { formatDay } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { isPastDay, notBefore } from '../fields/day-checks.ts'
import { dayRangeFilter } from '../fields/filter-inputs.tsx'
import { mediumSize, temporal } from './bases.tsx'
import { dayFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const dayView: KindView<DayField> = {
  ...temporal(formatDay),
  input: (props, { earliest }, { inputRef, mayBePast }) => (
    <DateInput
      {...props}
      {...mediumSize}
      slotProps={{ htmlInput: { ref: inputRef, ...(earliest && !mayBePast && { min: today() }) } }}
    />
  ),
  validators: (field, old) => (field.earliest && !isPastDay(old) ? [notPast(field)] : []),
  labels: ({ pastIf }) => (pastIf ? [pastIf.label] : []),
  filter: (field, options) => dayRangeFilter(field, options),
  csv: (value) => String(value).slice(0, 10),
  dayFromCsv,
}

const notPast =
  ({ label, pastIf }: DayField): Validator =>
  (value, all: Record<string, unknown>) =>
    pastIf && all[pastIf.input] === true ? undefined : notBefore(value, today(), 'today', label)
