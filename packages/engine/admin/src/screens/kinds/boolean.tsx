import type { BooleanField } from '@kampana/engine-declare/kinds/index'
import { BooleanInput, RadioButtonGroupInput } from 'react-admin'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { LabelChip } from '../status-chip.tsx'
import { choice } from './bases.tsx'
import { booleanFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const booleanView: KindView<BooleanField> = {
  ...choice(toLabel),
  // A switch has no room for labels other than yes and no.
  input: ({ fullWidth, ...props }, { yes, no }) =>
    yes === 'Yes' ? (
      <BooleanInput {...props} fullWidth={fullWidth} format={Boolean} parse={Number} />
    ) : (
      <RadioButtonGroupInput
        {...props}
        choices={[
          { id: 1, name: yes },
          { id: 0, name: no },
        ]}
        parse={Number}
      />
    ),
  display: (value, { field }) => (
    <LabelChip
      label={toLabel(value, field)}
      color={Number(value) ? 'success' : 'default'}
      filled={Boolean(Number(value))}
    />
  ),
  labels: ({ yes, no }) => [yes, no],
  filter: ({ label, yes, no }, { name, alwaysOn }) =>
    selectFilter(
      label,
      name,
      [
        { value: 1, label: yes },
        { value: 0, label: no },
      ],
      alwaysOn,
    ),
  fromCsv: booleanFromCsv,
}

function toLabel(value: unknown, { yes, no }: BooleanField): string {
  return Number(value) ? yes : no
}
