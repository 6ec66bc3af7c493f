import { inputName } from '@kampana/engine-declare/kinds/index'
import { useTranslate } from 'react-admin'
import { useAllowPast } from '../form/allow-past-input.tsx'
import { kindView } from '../kinds/index.ts'
import type { InputProps } from './input-props.ts'
import { useIncompleteInput } from './use-incomplete-input.ts'
import { useValidators } from './use-validators.ts'

/** Input of a field, by its kind. */
export const FieldInput = ({ name, field, disabled = false }: InputProps) => {
  const t = useTranslate()
  const mayBePast = useAllowPast(name, field)
  const { input, incomplete } = kindView(field)
  const { inputRef, check } = useIncompleteInput(field.label, incomplete)
  const validate = [check, ...useValidators(name, field)]
  return input(
    {
      source: inputName(name, field),
      label: field.label,
      validate,
      disabled,
      fullWidth: true,
      ...(field.help !== undefined && { helperText: t(field.help) }),
    },
    field,
    { name, inputRef, mayBePast },
  )
}
