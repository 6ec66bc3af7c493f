import { InputAdornment, TextField } from '@mui/material'
import { parseMoney } from '@kampana/engine-declare/text/money'
import { useState } from 'react'
import { FieldTitle, useInput, ValidationError } from 'react-admin'
import type { ControlProps } from '../kinds/kind.ts'

/**
 * Amount that people enter in pesos and the form stores in centavos. Invalid text stays in the form as typed, so that the
 * validator rejects it and nothing is lost.
 */
export const MoneyInput = ({
  source,
  label,
  validate,
  disabled,
  fullWidth,
  helperText = ' ',
}: ControlProps) => {
  const { id, field, fieldState, isRequired } = useInput<unknown>({
    source,
    validate,
    disabled,
    defaultValue: null,
    format: (value: unknown) => value,
  })
  /** Text while the input has focus, so that formatting doesn't move the cursor. */
  const [typed, setTyped] = useState<string>()
  const problem = fieldState.error?.message
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={typed ?? toPesos(field.value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim()
        field.onChange(text === '' ? null : (parseMoney(text) ?? target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      disabled={disabled}
      fullWidth={fullWidth}
      margin="dense"
      error={fieldState.invalid}
      helperText={problem ? <ValidationError error={problem} /> : helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { startAdornment: <InputAdornment position="start">₱</InputAdornment> },
      }}
    />
  )
}

const toPesos = (value: unknown): string =>
  typeof value === 'number' ? (value / 100).toFixed(2) : value == null ? '' : String(value)
