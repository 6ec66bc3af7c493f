import { presetPermissions, rolePresets, type RolePreset } from '@kampana/shared/role-presets'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'

/** Buttons that fill a new role with a preset, such as the registrar's: its permissions, and its name unless one was typed. */
export const PresetButtons = ({ onChoose }: { onChoose: (permissions: readonly string[]) => void }) => {
  const t = useTranslate()
  const { getValues, setValue } = useFormContext()
  const [current, setCurrent] = useState<string>()
  const begin = (preset: RolePreset) => {
    const typed: unknown = getValues('description')
    const isOpen = typed == null || typed === '' || rolePresets.some(({ name }) => t(name) === typed)
    // The administrators' role already exists, so another one needs a different name.
    const name = preset.others?.['rest'] === undefined ? t(preset.name) : ''
    if (isOpen) setValue('description', name, { shouldDirty: true })
    setCurrent(preset.name)
    onChoose(presetPermissions(preset))
  }
  return (
    <Box component="fieldset" sx={row}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ mb: 0.5, p: 0 }}>
        {t('Begin with')}
      </Typography>
      {rolePresets.map((preset) => (
        <Button
          key={preset.name}
          size="small"
          variant={current === preset.name ? 'contained' : 'outlined'}
          aria-pressed={current === preset.name}
          onClick={() => begin(preset)}
        >
          {t(preset.name)}
        </Button>
      ))}
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, my: 1.5, p: 0, border: 0 }
