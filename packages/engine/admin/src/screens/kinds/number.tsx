import type { NumberField } from '@kampana/engine-declare/kinds/index'
import { NumberInput } from 'react-admin'
import { formatNumber } from '../../format/format.ts'
import { numberRangeFilter } from '../fields/filter-inputs.tsx'
import { mediumSize, numeric } from './bases.tsx'
import { numberFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const toText = (value: unknown, { grouping }: NumberField): string =>
  grouping === false ? String(Number(value)) : formatNumber(Number(value))

export const numberView: KindView<NumberField> = {
  ...numeric(toText),
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
  filter: (field, options) => numberRangeFilter(field, options),
  csv: (value) => String(Number(value)),
  fromCsv: numberFromCsv,
}
