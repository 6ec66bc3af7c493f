import { useTranslate } from 'react-admin'
import { Alert, Box, FormLabel } from '@mui/material'
import { useId } from 'react'

/**
 * Plain text of a body that can't be converted without loss, with the reason why it is read-only. The stored body stays
 * unchanged.
 */
export const ReadOnlyBody = ({ label, words: text }: { label: string; words: string }) => {
  const t = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%', mb: 3 }}>
      <FormLabel id={id} sx={{ fontSize: '0.75rem' }}>
        {t(label)}
      </FormLabel>
      <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
        {t(
          'This text is in a foreign format and would lose content here, so it is read-only. You can edit the other fields.',
        )}
      </Alert>
      <Box
        // The text scrolls, so it must be reachable by keyboard.
        tabIndex={0}
        role="document"
        aria-labelledby={id}
        sx={sheet}
      >
        {text}
      </Box>
    </Box>
  )
}

const sheet = {
  maxHeight: '30rem',
  overflowY: 'auto',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
