import { useLogout } from 'react-admin'
import type { SessionClient } from './session.ts'
import { useLogoutNotice } from './sign-in/use-logout-notice.ts'

/** Logs out a signed-in person, as `useLogoutNotice` does. */
export const useLogoutWithNotice = (): SessionClient['logout'] => {
  const logout = useLogout()
  return useLogoutNotice((params) => logout(params, '/login', false))
}
