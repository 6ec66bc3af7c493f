import { resetForm, resetRequestForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { AccountForm } from '../form/account-form.tsx'
import { useGuest } from './guest-context.ts'
import { GuestLink } from './guest-link.tsx'
import { GuestPage } from './guest-page.tsx'

/**
 * Page that sets a new password if its address has a token, and otherwise requests an e-mail with such an address. Laravel's
 * own e-mails have the token in the path.
 */
export const PasswordReset = () => {
  const { pathname, search } = useGuest().location
  const parameters = new URLSearchParams(search)
  const t = useTranslate()
  const inPath = pathname.split('/')[3]
  const token = inPath ? decodeURIComponent(inPath) : (parameters.get('token') ?? '')
  return (
    <GuestPage title={t('Reset password')}>
      {token === '' ? <RequestForm /> : <ResetForm token={token} email={parameters.get('email') ?? ''} />}
      <Stack sx={{ mt: 2, textAlign: 'center' }}>
        <GuestLink to="/login">{t('Sign in')}</GuestLink>
      </Stack>
    </GuestPage>
  )
}

const RequestForm = () => {
  const { requestReset } = useGuest().session.account
  const t = useTranslate()
  const notify = useNotify()
  const send = async ({ email }: { email: string }) => {
    await requestReset(email)
    notify(messages.resetLinkSent, { type: 'success' })
  }
  return (
    <>
      <Typography sx={{ mb: 3, textAlign: 'center' }}>
        {t('Enter your e-mail address. We’ll send you a link to choose a new password.')}
      </Typography>
      <AccountForm
        form={resetRequestForm}
        autoComplete={{ email: 'email' }}
        action={t('Send reset link')}
        onSend={send}
      />
    </>
  )
}

const ResetForm = (values: { token: string; email: string }) => {
  const { session, logout } = useGuest()
  const { reset } = session.account
  const t = useTranslate()
  const notify = useNotify()
  const send = async (typed: Parameters<typeof reset>[0]) => {
    const { message } = await reset(typed)
    // Laravel starts a session on reset.
    await logout({ session: true })
    notify(message ?? messages.passwordReset, { type: 'success' })
  }
  return (
    <AccountForm
      form={resetForm}
      autoComplete={{ password: 'new-password', password_confirmation: 'new-password' }}
      values={values}
      hidden={['token', 'email']}
      action={t('Reset password')}
      onSend={send}
    />
  )
}
