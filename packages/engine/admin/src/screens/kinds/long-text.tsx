import type { LongTextField } from '@kampana/engine-declare/kinds/index'
import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { textLike, validateMaxLength } from './bases.tsx'
import type { KindView } from './kind.ts'

export const longTextView: KindView<LongTextField> = {
  ...textLike,
  input: (props, { max }) => <TextInput {...props} multiline slotProps={{ htmlInput: { maxLength: max } }} />,
  validators: ({ max, label }) => [validateMaxLength(max, label)],
  display: (value) => <Box sx={{ whiteSpace: 'pre-wrap' }}>{String(value)}</Box>,
  filter: null,
  wide: true,
}
