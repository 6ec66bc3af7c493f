import type { SelectField } from '@kampana/shared/kinds/index'
import { SelectInput } from 'react-admin'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { alphabetical, noChecks, nothing } from './defaults.ts'
import { choiceFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const selectView: KindView<SelectField> = {
  input: (props, { options }) => (
    <SelectInput {...props} choices={[...options]} optionValue="value" optionText="label" />
  ),
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field, t }) => t(toLabel(value, field)),
  noneLabel: nothing,
  labels: ({ options }) => options.map(({ label }) => label),
  filter: ({ label, options }, { name, alwaysOn, excluded, t }) => {
    const excludedLabel = options.find(({ value }) => value === excluded)?.label
    return selectFilter(
      label,
      name,
      options,
      alwaysOn,
      excludedLabel && t('All but %{what}', { what: t(excludedLabel) }),
    )
  },
  filterAlwaysOn: true,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: toLabel,
  textIsLabel: true,
  csv: toLabel,
  fromCsv: choiceFromCsv,
  compare: null,
}

function toLabel(value: unknown, { options }: SelectField): string {
  return options.find((option) => option.value === value)?.label ?? String(value)
}
