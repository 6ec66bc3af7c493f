import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { IconButton, useTheme as useCurrentTheme } from '@mui/material'
import { useTheme, useTranslate } from 'react-admin'

/** Switches between light and dark mode. The default is the device's setting. */
export const ThemeButton = () => {
  const [, setTheme] = useTheme()
  const other = useCurrentTheme().palette.mode === 'dark' ? 'light' : 'dark'
  const t = useTranslate()
  const label = other === 'dark' ? t('Dark theme') : t('Light theme')
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(other)}>
      {other === 'dark' ? <DarkIcon /> : <LightIcon />}
    </IconButton>
  )
}
