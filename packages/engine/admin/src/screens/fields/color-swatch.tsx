import { isColor } from '@kampana/engine-declare/colors/complete-color'
import { Box, InputAdornment } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  /** Translated label of the color. */
  label: string
  value: string
  disabled: boolean
  onChoose: (color: string) => void
}

/** The browser's color picker, beside a text input for the color. */
export const ColorSwatch = ({ label, value, disabled, onChoose }: Props) => {
  const t = useTranslate()
  return (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        aria-label={t('Choose %{name}', { name: label })}
        value={isColor(value) ? value : '#000000'}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
        sx={swatch}
      />
    </InputAdornment>
  )
}

const swatch = { width: 28, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }
