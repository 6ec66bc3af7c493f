import type { LongTextField } from '@kampana/shared/kinds/index'
import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { alphabetical, anyText, validateMaxLength, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

export const longTextView: KindView<LongTextField> = {
  input: (props, { max }) => <TextInput {...props} multiline slotProps={{ htmlInput: { maxLength: max } }} />,
  incomplete: null,
  validators: ({ max, label }) => [validateMaxLength(max, label)],
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => <Box sx={{ whiteSpace: 'pre-wrap' }}>{String(value)}</Box>,
  noneLabel: nothing,
  labels: noLabels,
  filter: null,
  filterAlwaysOn: false,
  align: 'left',
  wide: true,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
