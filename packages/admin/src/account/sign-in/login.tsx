import { errorMessage } from '@kampana/engine-admin/error-message'
import { messages } from '@kampana/shared/messages/messages'
import { Checkbox, FormControlLabel, Link as MuiLink, Stack, Typography } from '@mui/material'
import { useEffect, useState, useRef } from 'react'
import { useNotificationContext, useNotify, useTranslate } from 'react-admin'
import { siteUrl } from '@kampana/engine-admin/url/server-url'
import { useGuest } from './guest-context.ts'
import { GuestLink } from './guest-link.tsx'
import { GuestOnly } from './guest-only.tsx'
import { GuestPage } from './guest-page.tsx'
import { NotActiveError } from './not-active-error.ts'
import { SignInFields } from './sign-in-fields.tsx'
import { signOutReason } from './sign-out-reason.ts'
import { useSignIn } from './use-sign-in.ts'
import { isObject } from '@kampana/engine-declare/api/http/reply'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/** Login page. If `messages` in its address is a text of the product, it is shown as a notification. */
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
  const notify = useNotify()
  const { resetNotifications } = useNotificationContext()
  const { session, navigate, location } = useGuest()
  /** Username that is locked because of failed sign-ins by others. */
  const [locked, setLocked] = useState<string>()
  const { signIn, errors, needsCode, busy } = useSignIn({
    login: (credentials) => {
      setLocked(undefined)
      return session.login(credentials)
    },
    onSignedIn: (answer) => {
      resetNotifications()
      if (!answer?.redirectTo) notify(answer?.message ?? messages.loggedIn, { type: 'success', anchorOrigin })
      return navigate(answer?.redirectTo ?? '/')
    },
    onRefused: (error, { username }) => {
      if (isUnlockable(error)) setLocked(username)
      notify(errorMessage(error), { type: error instanceof NotActiveError ? 'info' : 'error' })
    },
  })
  return (
    <GuestPage title={t('Sign in')}>
      <Stack component="form" gap={2} noValidate onSubmit={signIn}>
        <SignInFields errors={errors} needsCode={needsCode} username={location.state?.username} />
        <FormControlLabel control={<Checkbox name="remember" />} label={t('Remember me')} />
        <TaskButton label={msg('Sign in')} busy={busy} type="submit" variant="contained" size="large" />
        {locked !== undefined && <UnlockOffer username={locked} />}
        <Stack direction="row" justifyContent="space-between">
          <GuestLink to="/password/reset">{t('Forgot password?')}</GuestLink>
          <GuestLink to="/register">{t('Register')}</GuestLink>
        </Stack>
        <MuiLink href={siteUrl} sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {t('Return to website')}
        </MuiLink>
      </Stack>
    </GuestPage>
  )
}

const useNoticesOnLogin = () => {
  const { location, navigate } = useGuest()
  const { search } = location
  const notify = useNotify()
  useEffect(() => {
    const reason = signOutReason.take()
    if (reason) notify(reason, { type: 'info' })
  }, [notify])
  useEffect(() => {
    const text = new URLSearchParams(search).get('messages')
    if (text === null) return
    const message = knownMessage(text)
    if (message) notify(message, { type: 'success' })
    // Signed-in people are redirected home and see the notification there.
    if (!storedAccount.read()) void navigate('/login', { replace: true })
  }, [search, notify, navigate])
}

/**
 * The message if it is known; otherwise a link could show any text on the login page. Laravel has its own text for a verified
 * address.
 */
const knownMessage = (text: string): string | undefined => {
  if (new Set<unknown>(Object.values(messages)).has(text)) return text
  return /^Your (?:e-?mail(?: address)?|account) (?:has been|is) verified[.!]?$/i.test(text)
    ? messages.addressConfirmed
    : undefined
}

/** Above the cards of home, which the notification would cover on phones. */
const anchorOrigin = { vertical: 'top', horizontal: 'center' }

/** True if the sign-in is locked because of failed attempts by others, and the server offers an e-mail that unlocks it. */
const isUnlockable = (error: unknown): boolean =>
  error instanceof ApiError && isObject(error.body) && error.body.unlock === true

/** Button that requests the e-mail whose link marks this browser as known. */
const UnlockOffer = ({ username }: { username: string }) => {
  const t = useTranslate()
  const notify = useNotify()
  const { requestUnlock } = useGuest().session.account
  const { busy, run } = useTask()
  const send = () =>
    run(async () => notify((await requestUnlock(username)) ?? messages.unlockLetterSent, { type: 'info' }))
  return (
    <Stack gap={1}>
      <Typography variant="body2">
        {t(
          'Too many wrong passwords were entered. If this is your account, we can e-mail you a link to sign in.',
        )}
      </Typography>
      <TaskButton label={msg('Send sign-in link')} busy={busy} variant="outlined" onClick={send} />
    </Stack>
  )
}

/** Calls the server for the link of such an e-mail, which opens the login page. */
const useUnlockLink = () => {
  const { session, location, navigate } = useGuest()
  const token = new URLSearchParams(location.search).get('unlock')
  const used = useRef<string>(null)
  const isHere = useRef(false)
  const { unlock } = session.account
  const notify = useNotify()
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  useEffect(() => {
    if (token === null || used.current === token) return
    used.current = token
    void unlock(token)
      .then(
        (message) => notify(message ?? messages.browserKnown, { type: 'success' }),
        (error: unknown) => notify(errorMessage(error), { type: 'error' }),
      )
      // A person who has signed in or left the page meanwhile isn't redirected.
      .then(() => isHere.current && navigate('/login', { replace: true }))
  }, [token, unlock, notify, navigate])
}
