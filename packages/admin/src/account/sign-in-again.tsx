import { messages } from '@kampana/shared/messages/messages'
import { useAuthProvider, useTranslate } from 'react-admin'
import { Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { ProductAuthProvider } from './account-calls.ts'
import { loginErrors } from './sign-in/credentials.ts'
import { SignInFields } from './sign-in/sign-in-fields.tsx'
import { useSignIn } from './sign-in/use-sign-in.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { errorMessage } from '@kampana/engine-admin/error-message'
import type { Settled } from '@kampana/engine-admin/unsaved/forms'
import type { MutableRef } from '@kampana/engine-admin/unsaved/mutable-ref'
import { registerChallenge } from '@kampana/engine-admin/unsaved/reauthentication'
import { msg } from '@kampana/engine-admin/language/msg'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'

/**
 * Reauthentication dialog over a form with unsaved changes. If another person signs in, the page reloads for them, and the
 * draft still belongs to its author.
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
  const { login } = useAuthProvider() as ProductAuthProvider
  const [problem, setProblem] = useState<string>()
  const { signIn, errors, needsCode, busy } = useSignIn({
    login: (credentials) => {
      setProblem(undefined)
      return login(credentials)
    },
    // A redirect means that the address isn't verified, so nothing can be saved.
    onSignedIn: (answer) => (answer?.redirectTo ? setProblem(messages.notVerified) : onSignedIn()),
    onRefused: (error) => {
      if (Object.keys(loginErrors(error)).length === 0) setProblem(errorMessage(error))
    },
  })
  return (
    <FormDialog
      title={t('Sign in again')}
      maxWidth="xs"
      onClose={onCancel}
      onSubmit={(event) => void signIn(event)}
      submitLabel={msg('Sign in')}
      cancelLabel={msg('Not now')}
      busy={busy}
    >
      <Stack gap={2} sx={{ pt: 1 }}>
        <Typography>{t('Your session has ended. Your entries are still here.')}</Typography>
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
