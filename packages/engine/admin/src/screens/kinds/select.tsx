import type { SelectField } from '@kampana/engine-declare/kinds/index'
import { SelectInput } from 'react-admin'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { choice } from './bases.tsx'
import { choiceFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const selectView: KindView<SelectField> = {
  ...choice(toLabel),
  input: (props, { options }) => (
    <SelectInput {...props} choices={[...options]} optionValue="value" optionText="label" />
  ),
  display: (value, { field, t }) => t(toLabel(value, field)),
  labels: ({ options }) => options.map(({ label }) => label),
  filter: ({ label, options }, { name, alwaysOn, excluded, t }) => {
    const excludedLabel = options.find(({ value }) => value === excluded)?.label
    return selectFilter(
      label,
      name,
      options,
      alwaysOn,
      excludedLabel && t('All except %{what}', { what: t(excludedLabel) }),
    )
  },
  filterAlwaysOn: true,
  fromCsv: choiceFromCsv,
}

function toLabel(value: unknown, { options }: SelectField): string {
  return options.find((option) => option.value === value)?.label ?? String(value)
}
