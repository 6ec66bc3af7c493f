import type { TextField } from '@kampana/shared/kinds/index'
import { TextInput } from 'react-admin'
import { containsFilter } from '../fields/filter-inputs.tsx'
import { alphabetical, anyText, validateMaxLength, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

export const textView: KindView<TextField> = {
  input: (props, { max }) => <TextInput {...props} slotProps={{ htmlInput: { maxLength: max } }} />,
  incomplete: null,
  validators: ({ max, label }) => [validateMaxLength(max, label)],
  mayBeNone: false,
  keepsDraft: true,
  display: String,
  noneLabel: nothing,
  labels: noLabels,
  filter: containsFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
