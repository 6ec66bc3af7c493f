import { Box, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'

/** What a visitor wrote, above the answer to it. */
export const QuotedMessage = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const { name, email, created_at, message } = record
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('On %{when}, %{name} wrote:', { when: formatDateTime(String(created_at)), name })}
      </Typography>
      <Box component="blockquote" tabIndex={0} sx={quote}>
        {message}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('To: %{address}', { address: email })}
      </Typography>
    </Box>
  )
}

const quote = {
  m: 0,
  my: 1,
  pl: 1.5,
  maxHeight: '25vh',
  overflowY: 'auto',
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
