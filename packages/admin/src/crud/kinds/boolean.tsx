import type { BooleanField } from '@kampana/shared/kinds/index'
import { BooleanInput, RadioButtonGroupInput } from 'react-admin'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { LabelChip } from '../status-chip.tsx'
import { alphabetical, noChecks, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

export const booleanView: KindView<BooleanField> = {
  // A switch says no more than yes or no.
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
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field }) => (
    <LabelChip
      label={labelOf(value, field)}
      colour={Number(value) ? 'success' : 'default'}
      filled={Boolean(Number(value))}
    />
  ),
  noneLabel: nothing,
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
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: labelOf,
  textIsLabel: true,
  csv: labelOf,
  // A switch that nobody has touched stands on no.
  comparable: (value) => String(Boolean(Number(value ?? 0))),
}

function labelOf(value: unknown, { yes, no }: BooleanField): string {
  return Number(value) ? yes : no
}
