import { Box, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { MessageThread } from './message-thread.tsx'

/** A visitor's message and the later answers, above the new answer. */
export const QuotedMessage = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const { name, email, created_at, message } = record
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('On %{when}, %{name} wrote:', { when: formatDateTime(String(created_at)), name })}
      </Typography>
      <Box component="section" tabIndex={0} aria-label={t('Message')} sx={scrolling}>
        <Box component="blockquote" sx={quote}>
          {message}
        </Box>
        <MessageThread record={record} />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('To: %{address}', { address: email })}
      </Typography>
    </Box>
  )
}

const scrolling = { my: 1, maxHeight: '30vh', overflowY: 'auto' } as const
const quote = {
  m: 0,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
