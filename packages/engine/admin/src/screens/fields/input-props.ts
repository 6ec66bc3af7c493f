import type { Field } from '@kampana/engine-declare/kinds/index'

/** Props of a field's input, which is chosen by kind or custom for one resource. */
export interface InputProps {
  name: string
  field: Field
  disabled?: boolean
}
