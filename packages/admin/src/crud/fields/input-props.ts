import type { Field } from '@kampana/shared/kinds/index'

/** The props of a field's input, whether chosen by the field's kind or custom for one resource. */
export interface InputProps {
  name: string
  field: Field
  disabled?: boolean
}
