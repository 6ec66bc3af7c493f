import { useTranslate } from 'react-admin'
import { Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { SignInFields } from '../account/sign-in/sign-in-fields.tsx'
import { storedAccount } from '../account/stored-account.ts'
import type { Settled } from './forms.ts'
import type { MutableRef } from './mutable-ref.ts'
import { registerChallenge } from './reauthentication.ts'
import { useSignInAgain } from './use-sign-in-again.ts'
import { msg } from '../language/msg.ts'
import { FormDialog } from '../task/form-dialog.tsx'

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
    <FormDialog
      title={t('Please sign in again')}
      maxWidth="xs"
      onClose={onCancel}
      onSubmit={(event) => void signIn(event)}
      submitLabel={msg('Sign in')}
      cancelLabel={msg('Not now')}
      busy={busy}
    >
      <Stack gap={2} sx={{ pt: 1 }}>
        <Typography>{t('Your session has ended. What you typed is still here.')}</Typography>
        {problem !== undefined && (
          <Typography role="alert" color="error">
            {t(problem)}
          </Typography>
        )}
        <SignInFields errors={errors} needsCode={needsCode} username={username} />
      </Stack>
    </FormDialog>
  )
}
