import type { PasswordField } from '@kampana/engine-declare/kinds/index'
import { TextInput } from 'react-admin'
import { nothing, plain } from './bases.tsx'
import type { KindView } from './kind.ts'

export const passwordView: KindView<PasswordField> = {
  ...plain,
  input: (props) => <TextInput {...props} type="password" autoComplete="new-password" />,
  keepsDraft: false,
  display: nothing,
  text: () => '',
  csv: () => '',
}
