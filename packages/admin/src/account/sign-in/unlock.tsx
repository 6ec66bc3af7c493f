import { isObject } from '@kampana/engine-declare/api/http/reply'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { messages } from '@kampana/shared/messages/messages'
import { Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { useGuest } from './guest-context.ts'

/** True if the sign-in is locked because of failed attempts by others, and the server offers an e-mail that unlocks it. */
export const isUnlockable = (error: unknown): boolean =>
  error instanceof ApiError && isObject(error.body) && error.body.unlock === true

/** Button that requests the e-mail whose link marks this browser as known. */
export const UnlockOffer = ({ username }: { username: string }) => {
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
export const useUnlockLink = () => {
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
