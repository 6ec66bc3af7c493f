import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** List of the child pages that a deletion or unpublishing also affects, for its confirmation. */
export const DescendantEffects = ({ title, titles }: { title: string; titles: readonly string[] }) => {
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
