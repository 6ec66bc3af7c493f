import { ApiError } from '@kampana/shared/api/http/api-error'
import { messages } from '@kampana/shared/messages/messages'
import { Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account-calls.ts'
import { GuestPage } from './guest-page.tsx'
import { useLogoutWithNotice } from './use-logout-with-notice.ts'
import { useResend } from './use-resend.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'

/** Where logging in leads while the address isn't verified. The session behind it is ended by logging out. */
export const Verification = () => {
  const session = useHasSession()
  const t = useTranslate()
  return (
    <GuestPage title={t('Verify your email address')}>
      {session !== undefined && <Stack gap={2}>{session ? <Unverified /> : <Stranger />}</Stack>}
    </GuestPage>
  )
}

const Unverified = () => {
  const logout = useLogoutWithNotice()
  const { resend, busy } = useResend()
  const t = useTranslate()
  return (
    <>
      <Typography sx={{ mb: 1, textAlign: 'center' }}>{t(messages.notVerified)}</Typography>
      <TaskButton label={msg('Resend')} busy={busy} variant="contained" onClick={resend} />
      <Button variant="outlined" onClick={() => logout({ session: true })}>
        {t('Logout')}
      </Button>
    </>
  )
}

/** Without a session the server can't know whose letter to send. */
const Stranger = () => {
  const t = useTranslate()
  return (
    <>
      <Typography sx={{ mb: 1, textAlign: 'center' }}>
        {t('Open the link in our letter to you. To have it sent again, sign in first.')}
      </Typography>
      <Button variant="contained" component={LinkBase} to="/login">
        {t('Sign in')}
      </Button>
    </>
  )
}

/** Undefined until the server has said; a server that can't be asked just now says nothing about it. */
const useHasSession = (): boolean | undefined => {
  const { account } = useAccountCalls()
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: () =>
      account().then(
        () => true,
        (error: unknown) => !(error instanceof ApiError && error.status === 401),
      ),
    gcTime: 0,
  })
  return data
}
