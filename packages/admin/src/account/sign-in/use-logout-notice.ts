import { messages } from '@kampana/shared/messages/messages'
import { useNotify } from 'react-admin'
import { confirmLeave } from '../../unsaved/forms.ts'
import type { SessionClient } from '../session.ts'

/** Logs out, goes to login and says so; or says why it could not. What isn't saved yet is asked about first. */
export const useLogoutNotice = (logout: SessionClient['logout']): SessionClient['logout'] => {
  const notify = useNotify()
  return async (params) => {
    if (!(await confirmLeave())) return
    await logout(params).then(
      () => notify(messages.loggedOut, { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  }
}
