import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { messages } from '@kampana/shared/messages/messages'
import { Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isSessionOver } from '@kampana/engine-admin/error-message'
import { useGuest } from './guest-context.ts'
import { useGuestLink } from './guest-link.tsx'
import { GuestPage } from './guest-page.tsx'
import { useAnswer } from './use-answer.ts'
import { useLogoutNotice } from './use-logout-notice.ts'
import { useResend } from './use-resend.ts'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'

/** Page after a login with an unverified address. Logging out ends its session. */
export const Verification = () => {
  const session = useHasSession()
  const t = useTranslate()
  return (
    <GuestPage title={t('Verify your e-mail address')}>
      {session !== undefined && <Stack gap={2}>{session ? <Unverified /> : <Stranger />}</Stack>}
    </GuestPage>
  )
}

const Unverified = () => {
  const { session, logout, navigate } = useGuest()
  const logoutWithNotice = useLogoutNotice(logout)
  const { resend, busy } = useResend(session.account, async (error) => {
    const isOver = isSessionOver(error)
    if (isOver) await navigate('/login')
    return isOver
  })
  const t = useTranslate()
  return (
    <>
      <Typography sx={{ mb: 1, textAlign: 'center' }}>{t(messages.notVerified)}</Typography>
      <TaskButton label={msg('Resend')} busy={busy} variant="contained" onClick={resend} />
      <Button variant="outlined" onClick={() => logoutWithNotice({ session: true })}>
        {t('Logout')}
      </Button>
    </>
  )
}

/** Shown without a session, because the server can't know the recipient. */
const Stranger = () => {
  const t = useTranslate()
  return (
    <>
      <Typography sx={{ mb: 1, textAlign: 'center' }}>
        {t('Open the link in the e-mail we sent you. To get a new link, sign in first.')}
      </Typography>
      <Button variant="contained" {...useGuestLink('/login')}>
        {t('Sign in')}
      </Button>
    </>
  )
}

/** True if there is a session; undefined until the server has replied, or if it is unavailable. */
const useHasSession = (): boolean | undefined => {
  const { account } = useGuest().session.account
  return useAnswer(() =>
    account().then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.status === 401),
    ),
  ).data
}
