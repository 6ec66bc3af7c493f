import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  text: string
  onChange: (text: string) => void
  isReadOnly: boolean
}

/** The file as it is. */
export const TextMode = ({ text, onChange, isReadOnly }: Props) => {
  const t = useTranslate()
  return (
    <Box
      component="textarea"
      aria-label={t('The page as text')}
      value={text}
      readOnly={isReadOnly}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      sx={area}
    />
  )
}

const area = {
  display: 'block',
  width: '100%',
  minHeight: '36rem',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  resize: 'vertical',
  font: '0.9375rem/1.6 ui-monospace, Consolas, monospace',
  color: 'text.primary',
  backgroundColor: 'background.paper',
}
