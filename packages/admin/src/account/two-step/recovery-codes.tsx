import { messages } from '@kampana/shared/messages/messages'
import { Alert, Box, Button, Stack } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

/** Recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const notify = useNotify()
  const t = useTranslate()
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => notify(messages.codesCopied, { type: 'success' }))
      .catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <Stack gap={2}>
      <Alert severity="warning" variant="outlined">
        {t(
          'These recovery codes are shown only once. Use a code to sign in without your phone. Each code works once.',
        )}
      </Alert>
      <Box component="ol" aria-label={t('Recovery codes')} sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" gap={1}>
        <Button variant="outlined" onClick={copy}>
          {t('Copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('I saved the codes')}
        </Button>
      </Stack>
    </Stack>
  )
}

const list = {
  m: 0,
  pl: 3.5,
  columns: { sm: 2 },
  fontSize: '1rem',
  '& li': { py: 0.25 },
}
