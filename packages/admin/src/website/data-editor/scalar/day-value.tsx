import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldText, useYamlForm, type ValueProps } from '../form-context.ts'
import { toText } from './text-value.tsx'

/** A day, chosen or typed. */
export const DayValue = ({ path, value, isOptional }: ValueProps) => {
  const { editor } = useYamlForm()
  const { label, help } = useFieldText(path)
  const t = useTranslate()
  const faults = editor.findFaults(path)
  const write = (day: string) => {
    if (day !== '' || !isOptional) editor.change({ type: 'set', path, value: day })
    else if (value !== undefined) editor.change({ type: 'delete', path })
  }
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      type="date"
      label={t(label)}
      value={toText(value)}
      disabled={editor.isReadOnly}
      error={faults.length > 0}
      helperText={faults.join(' ') || (help && t(help))}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => write(target.value)}
    />
  )
}
