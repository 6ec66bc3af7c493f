import { errorMessage } from '../../error-message.ts'
import { messages } from '@kampana/shared/messages/messages'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { useAccountCalls } from '../account-calls.ts'

/** Resends the verification letter and notifies of the result. */
export const useResend = () => {
  const [busy, setBusy] = useState(false)
  const { resendVerification } = useAccountCalls()
  const notify = useNotify()
  const endIfOver = useLogoutIfAccessDenied()
  const resend = async () => {
    setBusy(true)
    try {
      await resendVerification()
      notify(messages.verificationLinkSent, { type: 'success' })
    } catch (error) {
      if (!(await endIfOver(error))) notify(errorMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { resend, busy }
}
