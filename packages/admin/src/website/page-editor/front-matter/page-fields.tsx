import type { ContentFinding } from '@kampana/shared/content/content-api'
import { Stack, TextField } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { readFrontValue, writeFrontValue } from './front-value.ts'

interface Props {
  front: string
  onChange: (front: string) => void
  isReadOnly: boolean
  faults: readonly ContentFinding[]
  warnings: readonly ContentFinding[]
}

/** The lines of a front matter that a page has besides its text. */
const fields = [
  { key: 'title', label: msg('Title'), hint: undefined, isOptional: false, most: undefined },
  { key: 'standing', label: msg('Line under the title'), hint: undefined, isOptional: true, most: undefined },
  {
    key: 'description',
    label: msg('Description'),
    hint: msg('For search engines and shared links. Best are 70 to 160 characters.'),
    isOptional: false,
    most: 200,
  },
] as const

/** Title, line under the title and description, each with what the reader says of it. Words of the text leave it alone. */
export const PageFields = memo(function PageFields({ front, onChange, isReadOnly, faults, warnings }: Props) {
  const t = useTranslate()
  return (
    <Stack sx={{ gap: 2, mb: 3 }}>
      {fields.map(({ key, label, hint, isOptional, most }) => {
        const value = readFrontValue(front, key)
        const fault = faults.find(({ line }) => isAt(front, key, line))
        const warning = warnings.find(({ line }) => isAt(front, key, line))
        const length = value?.length ?? 0
        const problem =
          fault?.text ??
          (most !== undefined && length > most
            ? t('This is too long: %{length} of %{most} characters.', { length, most })
            : undefined)
        return (
          <TextField
            key={key}
            fullWidth
            label={t(label)}
            value={value ?? ''}
            multiline={key !== 'title'}
            // Without it MUI lays the whole page out to measure the field.
            {...(key !== 'title' && { sx: growing, slotProps: plainArea })}
            required={!isOptional}
            disabled={isReadOnly}
            error={problem !== undefined}
            helperText={[
              problem,
              warning?.text,
              hint && t(hint),
              most !== undefined && t('%{count} characters', { count: length }),
            ]
              .filter(Boolean)
              .join(' ')}
            onChange={({ target }) => onChange(writeFrontValue(front, key, target.value, isOptional))}
          />
        )
      })}
    </Stack>
  )
})

const plainArea = { input: { inputComponent: 'textarea' }, htmlInput: { rows: 2 } } as const
const growing = { '& textarea': { fieldSizing: 'content', minHeight: '1.4375em', resize: 'none' } }

/** Whether a line of the file, from 1, is one of a key's. */
export const isAt = (front: string, key: string, line: number | null): boolean => {
  if (line === null) return false
  const lines = front.split(/\r?\n/)
  const first = lines.findIndex((text) => text.startsWith(`${key}:`))
  if (first === -1 || line - 1 < first) return false
  return lines.slice(first + 1, line).every((text) => /^[ \t]/.test(text))
}

/** Whether a finding stands at one of the fields. */
export const isAtField = (front: string, line: number | null): boolean =>
  fields.some(({ key }) => isAt(front, key, line))
