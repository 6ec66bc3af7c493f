import { errorMessage } from '../../error-message.ts'
import { messages } from '@kampana/shared/messages/messages'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { useTask } from '../../task/use-task.ts'
import { useAccountCalls } from '../account-calls.ts'

/** Resends the verification letter and notifies of the result. */
export const useResend = () => {
  const { resendVerification } = useAccountCalls()
  const notify = useNotify()
  const logoutIfDenied = useLogoutIfAccessDenied()
  const { busy, run } = useTask(async (error) => {
    if (!(await logoutIfDenied(error))) notify(errorMessage(error), { type: 'error' })
  })
  const resend = () =>
    run(async () => {
      await resendVerification()
      notify(messages.verificationLinkSent, { type: 'success' })
    })
  return { resend, busy }
}
