import type { InvitationDetail } from '@kampana/shared/calls/invitation-calls'
import { invitationForm } from '@kampana/engine-declare/forms/forms'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate, type TranslateFunction } from 'react-admin'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { AccountForm } from '../form/account-form.tsx'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { useGuest } from './guest-context.ts'
import { GuestLink, useGuestLink } from './guest-link.tsx'
import { GuestPage } from './guest-page.tsx'
import { useAnswer } from './use-answer.ts'
import { useLogoutNotice } from './use-logout-notice.ts'

/** Page of an invitation's link, where the person chooses username and password and is then signed in. */
export const AcceptInvitation = () => {
  const t = useTranslate()
  const token = new URLSearchParams(useGuest().location.search).get('token') ?? ''
  const [signedIn] = useState(() => storedAccount.read())
  return (
    <GuestPage title={t('Accept invitation')}>
      {signedIn ? <SignedIn name={signedIn.name} /> : <Invited token={token} />}
    </GuestPage>
  )
}

const Invited = ({ token }: { token: string }) => {
  const t = useTranslate()
  const { invitation } = useGuest().session.account
  const { data, error } = useAnswer(() => invitation(token))
  if (error)
    return (
      <Stack gap={2}>
        <Alert severity="info" variant="outlined">
          {t(errorMessage(error))}
        </Alert>
        <Stack sx={{ textAlign: 'center' }}>
          <GuestLink to="/login">{t('Sign in')}</GuestLink>
        </Stack>
      </Stack>
    )
  return data ? <Acceptance token={token} invitation={data} /> : null
}

const Acceptance = ({ token, invitation }: { token: string; invitation: InvitationDetail }) => {
  const t = useTranslate()
  const { session, navigate } = useGuest()
  const { acceptInvitation } = session.account
  const notify = useNotify()
  const send = async (typed: Parameters<typeof acceptInvitation>[0]) => {
    const message = await acceptInvitation(typed)
    const { username, password } = typed
    notify(message, { type: 'success' })
    // The account exists even if the login fails. The login page then asks only for the password.
    await session.login({ username, password }).then(
      (answer) => navigate(answer?.redirectTo ?? '/'),
      () => navigate('/login', { state: { username } }),
    )
  }
  return (
    <>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {t('%{who} invited you as %{roles}. Choose a username and a password.', {
          who: invitation.invited_by,
          roles: joinRoles(t, invitation.roles),
        })}
      </Typography>
      <AccountForm
        form={invitationForm}
        autoComplete={autoComplete}
        values={{ token, name: invitation.name, username: suggestUsername(invitation.email) }}
        hidden={['token']}
        action={t('Create account')}
        onSend={send}
      />
    </>
  )
}

/** Shown if the link was opened on a computer where another person is signed in. */
const SignedIn = ({ name }: { name: string }) => {
  const t = useTranslate()
  const guest = useGuest()
  const logout = useLogoutNotice(guest.logout)
  return (
    <Stack gap={2}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('You are signed in as %{who}. To accept this invitation with another account, log out first.', {
          who: name,
        })}
      </Typography>
      <Button variant="contained" {...useGuestLink('/')}>
        {t('Go to dashboard')}
      </Button>
      <Button variant="outlined" onClick={() => logout()}>
        {t('Logout')}
      </Button>
    </Stack>
  )
}

const joinRoles = (t: TranslateFunction, roles: readonly string[]): string =>
  roles.map((role) => t(role, { _: role })).join(', ')

/** Part of the address before the @, the most common choice. */
const suggestUsername = (email: string): string => (email.split('@')[0] ?? '').toLowerCase()

const autoComplete = {
  name: 'name',
  username: 'username',
  password: 'new-password',
  password_confirmation: 'new-password',
}
