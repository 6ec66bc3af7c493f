import { messages } from '@kampana/shared/messages/messages'
import { useLogout, useNotify } from 'react-admin'
import { confirmLeave } from '../../unsaved/forms.ts'

/** Logs out, goes to login and says so; or says why it could not. What isn't saved yet is asked about first. */
export const useLogoutWithNotice = () => {
  const logout = useLogout()
  const notify = useNotify()
  return async (params: { session?: boolean } = {}) => {
    if (!(await confirmLeave())) return
    await logout(params, '/login', false).then(
      () => notify(messages.loggedOut, { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  }
}
