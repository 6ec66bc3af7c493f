import { errorMessage } from '../../error-message.ts'
import { messages } from '@kampana/shared/messages/messages'
import { Checkbox, FormControlLabel, Link as MuiLink, Stack } from '@mui/material'
import { useEffect, useState, type FormEvent } from 'react'
import { Link, useLocation, useLogin, useNavigate, useNotify, useTranslate } from 'react-admin'
import { useTask } from '../../task/use-task.ts'
import { siteUrl } from '../../url/server-url.ts'
import { readCredentials, loginErrors, missingCredentials, type LoginErrors } from './credentials.ts'
import { GuestOnly } from './guest-only.tsx'
import { GuestPage } from './guest-page.tsx'
import { NotActiveError } from './not-active-error.ts'
import type { LoginAnswer } from '../../auth-provider.ts'
import { SignInFields } from './sign-in-fields.tsx'
import { signOutReason } from './sign-out-reason.ts'
import { isUnlockable, UnlockOffer, useUnlockLink } from './unlock.tsx'
import { storedAccount } from '../stored-account.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'

/** The login page; `messages` in its address is shown as a notice if it is a text of the product. */
export const Login = () => {
  useNoticesOnLogin()
  useUnlockLink()
  return (
    <GuestOnly>
      <LoginForm />
    </GuestOnly>
  )
}

const LoginForm = () => {
  const t = useTranslate()
  const { signIn, errors, needsCode, locked, busy } = useSignIn()
  return (
    <GuestPage title={t('Sign in')}>
      <Stack component="form" gap={2} noValidate onSubmit={signIn}>
        <SignInFields errors={errors} needsCode={needsCode} username={useLocation().state?.username} />
        <FormControlLabel control={<Checkbox name="remember" />} label={t('Remember me')} />
        <TaskButton label={msg('Sign in')} busy={busy} type="submit" variant="contained" size="large" />
        {locked !== undefined && <UnlockOffer username={locked} />}
        <Stack direction="row" justifyContent="space-between">
          <Link to="/password/reset">{t('Forgot password?')}</Link>
          <Link to="/register">{t('Register')}</Link>
        </Stack>
        <MuiLink href={siteUrl} sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {t('Return to website')}
        </MuiLink>
      </Stack>
    </GuestPage>
  )
}

const useSignIn = () => {
  const [errors, setErrors] = useState<LoginErrors>({})
  const [needsCode, setNeedsCode] = useState(false)
  /** The user name whose sign-in waits because of others' failures. */
  const [locked, setLocked] = useState<string>()
  const login = useLogin()
  const notify = useNotify()
  const { busy, run } = useTask((error) => {
    const refused = loginErrors(error)
    // The first request for a code is a question under the new field, not an error.
    const isQuestion = refused.code !== undefined && !needsCode
    setErrors(isQuestion ? {} : refused)
    if (refused.code !== undefined) setNeedsCode(true)
    if (!isQuestion) notify(errorMessage(error), { type: error instanceof NotActiveError ? 'info' : 'error' })
  })

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = readCredentials(event.currentTarget)
    const missing = missingCredentials(credentials)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setLocked(undefined)
    await run(async () => {
      // With an explicit target react-admin forgets the page that required the login: login leads home.
      const answer: LoginAnswer = await login(credentials, '/').catch((error: unknown) => {
        if (isUnlockable(error)) setLocked(credentials.username)
        throw error
      })
      if (!answer?.redirectTo) notify(answer?.message ?? messages.loggedIn, { type: 'success', anchorOrigin })
    })
  }
  return { signIn, errors, needsCode, locked, busy }
}

const useNoticesOnLogin = () => {
  const { search } = useLocation()
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    const reason = signOutReason.take()
    if (reason) notify(reason, { type: 'info' })
  }, [notify])
  useEffect(() => {
    const text = new URLSearchParams(search).get('messages')
    if (text === null) return
    const message = knownMessage(text)
    if (message) notify(message, { type: 'success' })
    // Signed-in people are redirected home and read it there.
    if (!storedAccount.read()) navigate('/login', { replace: true })
  }, [search, notify, navigate])
}

/**
 * Only known messages are shown, so that a link can't put any text on the login page. Laravel has a text of its own for a
 * verified address.
 */
const knownMessage = (text: string): string | undefined => {
  if (new Set<unknown>(Object.values(messages)).has(text)) return text
  return /^Your (?:e-?mail(?: address)?|account) (?:has been|is) verified[.!]?$/i.test(text)
    ? messages.addressConfirmed
    : undefined
}

/** Above the cards of home, which it would cover on a phone. */
const anchorOrigin = { vertical: 'top', horizontal: 'center' }
