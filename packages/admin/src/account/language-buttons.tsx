import { useTranslate } from 'react-admin'
import { Box, ButtonBase } from '@mui/material'
import { useLanguageSwitch } from '@kampana/engine-admin/language/use-language-switch'

/** Language buttons for pages without a menu. */
export const LanguageButtons = () => {
  const { languages, current, switchTo } = useLanguageSwitch()
  const t = useTranslate()
  return (
    <Box component="fieldset" aria-label={t('Language')} sx={group}>
      {languages.map(({ locale, name }) => (
        <ButtonBase
          key={locale}
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void switchTo(locale)}
          sx={button}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  )
}

const group = { display: 'flex', justifyContent: 'center', gap: 1, m: 0, p: 0, border: 0 }
const button = {
  minHeight: 44,
  px: 1.5,
  borderRadius: '2px',
  fontSize: '0.875rem',
  color: 'text.secondary',
  '&[aria-pressed="true"]': { color: 'text.primary', fontWeight: 600, textDecoration: 'underline' },
}
