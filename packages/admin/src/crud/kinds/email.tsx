import type { EmailField } from '@kampana/shared/kinds/index'
import { Link } from '@mui/material'
import { TextInput } from 'react-admin'
import { containsFilter } from '../fields/filter-inputs.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { alphabetical, anyText, noChecks, noLabels, nothing, sameText } from './defaults.ts'
import type { KindView } from './kind.ts'

export const emailView: KindView<EmailField> = {
  input: (props) => <TextInput {...props} type="email" slotProps={{ htmlInput: { maxLength: 255 } }} />,
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => (
    <Link href={`mailto:${String(value)}`} onClick={stopClicks} sx={{ overflowWrap: 'anywhere' }}>
      {String(value)}
    </Link>
  ),
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
  comparable: sameText,
}
