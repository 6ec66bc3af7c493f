import type { NumberField } from '@kampana/shared/kinds/index'
import { NumberInput } from 'react-admin'
import { formatNumber } from '../../format/format.ts'
import { numberRangeFilter } from '../fields/filter-inputs.tsx'
import { mediumSize, noChecks, noLabels, nothing, numerical } from './defaults.ts'
import { numberFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const toText = (value: unknown, { grouping }: NumberField): string =>
  grouping === false ? String(Number(value)) : formatNumber(Number(value))

export const numberView: KindView<NumberField> = {
  input: (props, { min, max }, { inputRef }) => (
    <NumberInput
      {...props}
      {...mediumSize}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      slotProps={{ htmlInput: { ref: inputRef } }}
    />
  ),
  incomplete: 'number',
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field }) => toText(value, field),
  noneLabel: nothing,
  labels: noLabels,
  filter: (field, options) => numberRangeFilter(field, options),
  filterAlwaysOn: false,
  align: 'right',
  wide: false,
  orderLabels: numerical,
  text: toText,
  textIsLabel: false,
  csv: (value) => String(Number(value)),
  fromCsv: numberFromCsv,
  compare: null,
}
