import { useTranslate } from 'react-admin'
import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useId, type InputHTMLAttributes } from 'react'

interface Props {
  name: string
  label: string
  type?: 'text' | 'password' | 'email'
  autoComplete: string
  /** Default value. */
  value?: string | undefined
  problem?: string | undefined
  /** Help text, hidden while there is a problem. */
  hint?: string | undefined
  input?: InputHTMLAttributes<HTMLInputElement> | undefined
}

/** Attributes of usernames and codes: no capitals and no spell check. */
export const plainTyping = { autoCapitalize: 'none', spellCheck: false }

/** Required single-line input. MUI's TextField would load its menus and lists on the login page. */
export const LabeledInput = ({
  name,
  label,
  type = 'text',
  autoComplete,
  value = '',
  problem,
  hint,
  input,
}: Props) => {
  const id = useId()
  const t = useTranslate()
  const help = problem ?? hint
  return (
    <FormControl variant="outlined" fullWidth required error={problem !== undefined}>
      <InputLabel htmlFor={id}>{t(label)}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        label={t(label)}
        autoComplete={autoComplete}
        defaultValue={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        inputProps={input ?? {}}
      />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{t(help)}</FormHelperText>}
    </FormControl>
  )
}
