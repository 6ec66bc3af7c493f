import { messages } from '@kampana/shared/messages'
import { Button, Stack, Typography } from '@mui/material'
import { useWords } from '../language/words.ts'
import { GuestPage } from './guest-page.tsx'
import { useLogoutWithNotice } from './use-logout-with-notice.ts'
import { useResend } from './use-resend.ts'

/** Where logging in leads while the address isn't verified. The session behind it is ended by logging out. */
export const Verification = () => {
  const logout = useLogoutWithNotice()
  const { resend, busy } = useResend()
  const t = useWords()
  return (
    <GuestPage title={t('Verify your email address')}>
      <Stack gap={2}>
        <Typography sx={{ mb: 1, textAlign: 'center' }}>{t(messages.notVerified)}</Typography>
        <Button variant="contained" disabled={busy} onClick={resend}>
          {t('Resend')}
        </Button>
        <Button variant="outlined" onClick={() => logout({ session: true })}>
          {t('Logout')}
        </Button>
      </Stack>
    </GuestPage>
  )
}
