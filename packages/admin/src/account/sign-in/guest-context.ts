import { createContext, useContext } from 'react'
import type { SessionClient } from '../session.ts'

/** Context of guest pages. The dashboard provides it, or the small app that runs before the dashboard loads. */
export interface Guest {
  session: Pick<SessionClient, 'account' | 'login'>
  location: { pathname: string; search: string; state?: { username?: string } | null }
  /** Navigates to an address of the dashboard. Resolves when its page is shown. */
  navigate: (to: string, options?: { replace?: boolean; state?: object }) => unknown
  /** Logs out and goes to the login page. */
  logout: SessionClient['logout']
}

export const GuestContext = createContext<Guest | undefined>(undefined)

/** Context of the current guest page. */
export const useGuest = (): Guest => {
  const guest = useContext(GuestContext)
  if (!guest) throw new Error('A page for guests stands outside of GuestContext.')
  return guest
}
