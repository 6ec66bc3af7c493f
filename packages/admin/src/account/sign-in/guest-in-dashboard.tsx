import { useCallback } from 'react'
import { useAuthProvider, useLocation, useLogout, useNavigate } from 'react-admin'
import { NotFound } from '../../layout/not-found.tsx'
import { DiscardQuestion } from '@kampana/engine-admin/unsaved/discard-question.tsx'
import type { ProductAuthProvider } from '../account-calls.ts'
import { GuestContext, type Guest } from './guest-context.ts'
import { findGuestPage } from './guest-pages.tsx'

/** Guest page while the dashboard is loaded: after a logout, or for a signed-in person. */
export const GuestInDashboard = () => {
  const location = useLocation()
  const goTo = useNavigate()
  const logout = useLogout()
  const session = useAuthProvider() as ProductAuthProvider
  const { pathname } = location
  // On other pages, react-admin uses the account from page load and would log out a person who signed in later.
  const navigate: Guest['navigate'] = useCallback(
    (to, options) => goTo(to === '/' && pathname !== '/login' ? '/login' : to, options),
    [goTo, pathname],
  )
  return (
    <GuestContext
      value={{ session, location, navigate, logout: (params) => logout(params, '/login', false) }}
    >
      <DiscardQuestion />
      {findGuestPage(pathname, location.search) ?? <NotFound />}
    </GuestContext>
  )
}
