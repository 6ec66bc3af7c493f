import { messages } from '@kampana/shared/messages'
import { Button, Stack, Typography } from '@mui/material'
import { GuestPage } from './guest-page.tsx'
import { useLogoutWithNotice } from './use-logout-with-notice.ts'

/** Where logging in leads while the address isn't verified. The session behind it is ended by logging out. */
export const Verification = () => {
  const logout = useLogoutWithNotice()
  return (
    <GuestPage title="Verify your email address">
      <Stack gap={3}>
        <Typography sx={{ textAlign: 'center' }}>{messages.notVerified}</Typography>
        <Button variant="outlined" onClick={() => logout({ session: true })}>
          Logout
        </Button>
      </Stack>
    </GuestPage>
  )
}
