import { registerForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { Stack } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { AccountForm } from '../form/account-form.tsx'
import { useGuest } from './guest-context.ts'
import { GuestLink } from './guest-link.tsx'
import { GuestPage } from './guest-page.tsx'

/** Registration form. It logs out at the end, in case the server has started a session. */
export const Register = () => {
  const { session, logout } = useGuest()
  const { register } = session.account
  const notify = useNotify()
  const t = useTranslate()
  const send = async (typed: Parameters<typeof register>[0]) => {
    await register(typed)
    await logout({ session: true })
    notify(messages.checkEmailToActivate, { type: 'info' })
  }
  return (
    <GuestPage title={t('Register')}>
      <AccountForm form={registerForm} autoComplete={autoComplete} action={t('Register')} onSend={send} />
      <Stack sx={{ mt: 2, textAlign: 'center' }}>
        <GuestLink to="/login">{t('Sign in')}</GuestLink>
      </Stack>
    </GuestPage>
  )
}

const autoComplete = {
  name: 'name',
  username: 'username',
  email: 'email',
  password: 'new-password',
  password_confirmation: 'new-password',
}
