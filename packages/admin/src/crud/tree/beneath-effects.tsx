import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The question before a deletion, or before a record is taken down, names what goes with it. */
export const BeneathEffects = ({ title, titles }: { title: string; titles: readonly string[] }) => {
  const t = useTranslate()
  if (titles.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{title}</Typography>
      <Typography>{titles.slice(0, maxNamed).join(', ')}</Typography>
      {titles.length > maxNamed && (
        <Typography>{t('and %{count} more', { count: titles.length - maxNamed })}</Typography>
      )}
    </Box>
  )
}
const maxNamed = 12
