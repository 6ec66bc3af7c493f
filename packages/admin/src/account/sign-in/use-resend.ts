import { messages } from '@kampana/shared/messages/messages'
import { useNotify } from 'react-admin'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { useTask } from '@kampana/engine-admin/task/use-task'
import type { AccountCalls } from '../account-calls.ts'
import type { HandleDenied } from '../form/use-account-form.ts'

/** Resends the verification e-mail and notifies of the result. */
export const useResend = (
  { resendVerification }: Pick<AccountCalls, 'resendVerification'>,
  handleDenied: HandleDenied,
) => {
  const notify = useNotify()
  const { busy, run } = useTask(async (error) => {
    if (!(await handleDenied(error))) notify(errorMessage(error), { type: 'error' })
  })
  const resend = () =>
    run(async () => {
      await resendVerification()
      notify(messages.verificationLinkSent, { type: 'success' })
    })
  return { resend, busy }
}
