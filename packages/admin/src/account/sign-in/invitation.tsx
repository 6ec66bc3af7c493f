import { ApiError } from '@kampana/shared/api/http/api-error'
import type { InvitationDetail } from '@kampana/shared/api/own-account-api'
import { invitationForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import {
  Link,
  LinkBase,
  useLocation,
  useLogin,
  useNavigate,
  useNotify,
  useTranslate,
  type TranslateFunction,
} from 'react-admin'
import { errorMessage } from '../../error-message.ts'
import { NotFound } from '../../layout/not-found.tsx'
import { useAccountCalls } from '../account-calls.ts'
import { AccountForm } from '../form/account-form.tsx'
import { storedAccount } from '../stored-account.ts'
import { GuestPage } from './guest-page.tsx'
import { useLogoutWithNotice } from './use-logout-with-notice.ts'

/** Where the link of an invitation leads: the person chooses user name and password, and is signed in. */
export const Invitation = () => {
  const t = useTranslate()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const signedIn = storedAccount.read()
  // Only the link of a letter leads here.
  if (token === '') return <NotFound />
  return (
    <GuestPage title={t('Accept the invitation')}>
      {signedIn ? <SignedIn name={signedIn.name} /> : <Invited token={token} />}
    </GuestPage>
  )
}

const Invited = ({ token }: { token: string }) => {
  const t = useTranslate()
  const { invitation } = useAccountCalls()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => invitation(token),
    gcTime: 0,
    retry: (failures, failure) => failures < 1 && !(failure instanceof ApiError),
  })
  if (error)
    return (
      <Stack gap={2}>
        <Alert severity="info" variant="outlined">
          {t(errorMessage(error))}
        </Alert>
        <Link to="/login" sx={{ textAlign: 'center' }}>
          {t('Sign in')}
        </Link>
      </Stack>
    )
  return data ? <Acceptance token={token} invitation={data} /> : null
}

const Acceptance = ({ token, invitation }: { token: string; invitation: InvitationDetail }) => {
  const t = useTranslate()
  const { acceptInvitation } = useAccountCalls()
  const login = useLogin()
  const navigate = useNavigate()
  const notify = useNotify()
  const send = async (typed: Parameters<typeof acceptInvitation>[0]) => {
    const message = await acceptInvitation(typed)
    const { username, password } = typed
    // The login page leads on to home. The account is there even where signing in fails: it then asks for the password alone.
    await login({ username, password }, '/login').catch(() => navigate('/login', { state: { username } }))
    notify(message ?? messages.invitationAccepted, { type: 'success' })
  }
  return (
    <>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {t('%{who} invites you to work here as %{roles}. Choose a user name and a password.', {
          who: invitation.invited_by,
          roles: joinRoles(t, invitation.roles),
        })}
      </Typography>
      <AccountForm
        form={invitationForm}
        autoComplete={autoComplete}
        values={{ token, name: invitation.name, username: suggestUsername(invitation.email) }}
        hidden={['token']}
        action={t('Create my account')}
        onSend={send}
      />
    </>
  )
}

/** A letter opened on a computer at which a colleague works. */
const SignedIn = ({ name }: { name: string }) => {
  const t = useTranslate()
  const logout = useLogoutWithNotice()
  return (
    <Stack gap={2}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('You are signed in here as %{who}. To accept an invitation of somebody else, log out first.', {
          who: name,
        })}
      </Typography>
      <Button variant="contained" component={LinkBase} to="/">
        {t('Go to the dashboard')}
      </Button>
      <Button variant="outlined" onClick={() => logout()}>
        {t('Logout')}
      </Button>
    </Stack>
  )
}

const joinRoles = (t: TranslateFunction, roles: readonly string[]): string =>
  roles.map((role) => t(role, { _: role })).join(', ')

/** The part of the address before the @, which people choose most often. */
const suggestUsername = (email: string): string => (email.split('@')[0] ?? '').toLowerCase()

const autoComplete = {
  name: 'name',
  username: 'username',
  password: 'new-password',
  password_confirmation: 'new-password',
}
