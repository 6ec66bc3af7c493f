import { Box, TextField } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldText, useYamlForm, type ValueProps } from '../form-context.ts'
import { SampleNote } from '../samples/sample-note.tsx'

const PictureUpload = lazy(() =>
  import('../picture-upload.tsx').then(({ PictureUpload }) => ({ default: PictureUpload })),
)

/** A text or number in a field that grows with it. */
export const TextValue = ({ path, value, schema, isOptional }: ValueProps) => {
  const { editor } = useYamlForm()
  const { label, help, isPicture } = useFieldText(path)
  const t = useTranslate()
  return (
    <Box>
      <PlainText
        path={path}
        value={value}
        schema={schema}
        isOptional={isOptional}
        label={t(label)}
        help={help && t(help)}
      />
      {isPicture && !editor.isReadOnly && (
        <Suspense fallback={null}>
          <PictureUpload path={path} />
        </Suspense>
      )}
      <SampleNote path={path} />
    </Box>
  )
}

interface PlainTextProps extends ValueProps {
  label: string
  help?: string | undefined
  autoFocus?: boolean
  onKeyDown?: (event: React.KeyboardEvent) => void
}

/** The field alone, under any label. */
export const PlainText = ({ path, value, schema, isOptional, label, help, ...rest }: PlainTextProps) => {
  const { editor } = useYamlForm()
  const faults = editor.findFaults(path)
  const text = toText(value)
  const hasLines = text.includes('\n')
  const write = (typed: string) => {
    if (typed !== '' || !isOptional)
      editor.change({ type: 'set', path, value: toScalar(typed, value, schema?.type) })
    else if (value !== undefined) editor.change({ type: 'delete', path })
  }
  /** A line stays a line; only a text that has several takes Enter. */
  const onKeyDown = (event: React.KeyboardEvent) => {
    rest.onKeyDown?.(event)
    if (event.key === 'Enter' && !hasLines) event.preventDefault()
  }
  return (
    <TextField
      {...rest}
      onKeyDown={onKeyDown}
      fullWidth
      size="small"
      margin="none"
      label={label}
      value={text}
      // One line that wraps.
      multiline
      minRows={1}
      disabled={editor.isReadOnly}
      error={faults.length > 0}
      helperText={faults.join(' ') || help}
      onChange={({ target }) => write(hasLines ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={() => text !== text.trim() && typeof value === 'string' && !hasLines && write(text.trim())}
    />
  )
}

export const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** What was typed, as a number where the value is one. */
export const toScalar = (typed: string, old: unknown, type?: string): string | number => {
  const isNumber = type === 'integer' || type === 'number' || (type === undefined && typeof old === 'number')
  const number = Number(typed)
  return isNumber && typed.trim() !== '' && String(number) === typed.trim() ? number : typed
}
