import { useTranslate } from 'react-admin'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { SignInFields } from '../account/sign-in/sign-in-fields.tsx'
import { storedAccount } from '../account/stored-account.ts'
import type { Settled } from './forms.ts'
import type { MutableRef } from './mutable-ref.ts'
import { registerChallenge } from './reauthentication.ts'
import { useSignInAgain } from './use-sign-in-again.ts'
import { msg } from '../language/msg.ts'
import { TaskButton } from '../task/task-button.tsx'

/**
 * The reauthentication dialog over a form with unsaved changes. If another person signs in, the page reloads for them, and
 * the draft stays with the person who typed it.
 */
export const SignInAgain = ({ settled }: { settled: MutableRef<Settled> }) => {
  const [answer, setAnswer] = useState<(again: boolean) => void>()
  const [before] = useState(() => storedAccount.read())
  useEffect(() => registerChallenge('session', () => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const end = (again: boolean) => {
    setAnswer(undefined)
    answer(again)
  }
  const signedIn = () => {
    if (storedAccount.read()?.id === before?.id) return end(true)
    settled.set('for now')
    window.location.reload()
  }
  return <Form username={before?.username ?? ''} onSignedIn={signedIn} onCancel={() => end(false)} />
}

interface Props {
  username: string
  onSignedIn: () => void
  onCancel: () => void
}

const Form = ({ username, onSignedIn, onCancel }: Props) => {
  const t = useTranslate()
  const { signIn, errors, problem, needsCode, busy } = useSignInAgain(onSignedIn)
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-title" onClose={onCancel}>
      {/* In React's tree the record's form is an ancestor: the submit event must not bubble to it. */}
      <form noValidate onSubmit={signIn}>
        <DialogTitle id="sign-in-title">{t('Please sign in again')}</DialogTitle>
        <DialogContent>
          <Stack gap={2} sx={{ pt: 1 }}>
            <Typography>{t('Your session has ended. What you typed is still here.')}</Typography>
            {problem !== undefined && (
              <Typography role="alert" color="error">
                {t(problem)}
              </Typography>
            )}
            <SignInFields errors={errors} needsCode={needsCode} username={username} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('Not now')}</Button>
          <TaskButton label={msg('Sign in')} busy={busy} type="submit" variant="contained" />
        </DialogActions>
      </form>
    </Dialog>
  )
}
