import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldText, useYamlForm, type ValueProps } from '../form-context.ts'

/** Yes or no. No is said by leaving the key out, where that may be. */
export const FlagValue = ({ path, value, isOptional }: ValueProps) => {
  const { editor } = useYamlForm()
  const { label, help } = useFieldText(path)
  const t = useTranslate()
  const id = useId()
  const faults = editor.findFaults(path)
  const write = (isOn: boolean) =>
    editor.change(isOn || !isOptional ? { type: 'set', path, value: isOn } : { type: 'delete', path })
  return (
    <Box>
      <FormControlLabel
        label={t(label)}
        disabled={editor.isReadOnly}
        control={
          <Switch
            checked={value === true}
            slotProps={{ input: { role: 'switch', 'aria-describedby': id } }}
            onChange={(_event, isOn) => write(isOn)}
          />
        }
      />
      <FormHelperText id={id} error={faults.length > 0}>
        {faults.join(' ') || (help && t(help))}
      </FormHelperText>
    </Box>
  )
}
