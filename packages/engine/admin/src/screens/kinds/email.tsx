import type { EmailField } from '@kampana/engine-declare/kinds/index'
import { Link } from '@mui/material'
import { TextInput } from 'react-admin'
import { stopClicks } from '../stop-clicks.ts'
import { textLike } from './bases.tsx'
import type { KindView } from './kind.ts'

export const emailView: KindView<EmailField> = {
  ...textLike,
  input: (props) => <TextInput {...props} type="email" slotProps={{ htmlInput: { maxLength: 255 } }} />,
  display: (value, { brief }) => (
    <Link
      href={`mailto:${String(value)}`}
      title={String(value)}
      onClick={stopClicks}
      sx={[unbroken, brief && inRow]}
    >
      {String(value)}
    </Link>
  ),
}

/** An e-mail address doesn't wrap. If it is longer than its line, an ellipsis truncates it. */
const unbroken = {
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
}
/** Leaves room for the other columns. */
const inRow = { maxWidth: 'min(100%, 18rem)' }
