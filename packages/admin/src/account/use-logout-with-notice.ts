import { messages } from '@kampana/shared/messages'
import { useLogout, useNotify } from 'react-admin'

/** Logs out, goes to login and says so; or says why it could not. */
export const useLogoutWithNotice = () => {
  const logout = useLogout()
  const notify = useNotify()
  return (params: { session?: boolean } = {}) =>
    logout(params, '/login', false).then(
      () => notify(messages.loggedOut, { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
}
