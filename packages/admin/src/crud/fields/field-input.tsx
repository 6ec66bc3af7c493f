import { inputName } from '@kampana/shared/kinds/index'
import { useAllowPast } from '../form/allow-past-input.tsx'
import { viewOf } from '../kinds/index.ts'
import type { InputProps } from './input-props.ts'
import { useIncompleteInput } from './use-incomplete-input.ts'
import { useValidators } from './use-validators.ts'

/** The control with which people enter a field of this kind. */
export const FieldInput = ({ name, field, disabled = false }: InputProps) => {
  const mayBePast = useAllowPast(name, field)
  const { input, incomplete } = viewOf(field)
  const typed = useIncompleteInput(field.label, incomplete)
  const validate = [typed.check, ...useValidators(name, field)]
  return input(
    { source: inputName(name, field), label: field.label, validate, disabled, fullWidth: true },
    field,
    { name, typedIn: typed.typedIn, mayBePast },
  )
}
