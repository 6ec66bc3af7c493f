import { useEffect, useState } from 'react'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { registerChallenge } from '@kampana/engine-admin/unsaved/reauthentication'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'

const ConfirmPasswordDialog = lazyComponent(
  () => import('./confirm-password-dialog.tsx'),
  'ConfirmPasswordDialog',
  { overlay: true },
)

/** Asks for the password if our server requires it for a sensitive action. The rejected call is then retried. */
export const PasswordConfirmation = () => {
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>()
  useEffect(
    () =>
      registerChallenge('password', () =>
        capabilities().permissions
          ? new Promise((resolve) => setAnswer(() => resolve))
          : Promise.resolve(false),
      ),
    [],
  )
  if (!answer) return null
  const end = (confirmed: boolean) => {
    setAnswer(undefined)
    answer(confirmed)
  }
  return <ConfirmPasswordDialog onConfirmed={() => end(true)} onClose={() => end(false)} />
}
