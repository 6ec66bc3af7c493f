import type { PasswordField } from '@kampana/shared/kinds/index'
import { TextInput } from 'react-admin'
import { noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

export const passwordView: KindView<PasswordField> = {
  input: (props) => <TextInput {...props} type="password" autoComplete="new-password" />,
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: false,
  display: nothing,
  noneLabel: nothing,
  labels: noLabels,
  filter: null,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: null,
  text: () => '',
  textIsLabel: false,
  csv: () => '',
  compare: null,
}
