import { createContext, useContext } from 'react'
import type { SessionClient } from '../session.ts'

/** What the pages for guests need around them. The dashboard gives it, or the small app that runs before it is fetched. */
export interface Guest {
  session: Pick<SessionClient, 'account' | 'login'>
  location: { pathname: string; search: string; state?: { username?: string } | null }
  /** Goes to an address of the dashboard; resolves once its page is there. */
  navigate: (to: string, options?: { replace?: boolean; state?: object }) => unknown
  /** Logs out and goes to the login page. */
  logout: SessionClient['logout']
}

export const GuestContext = createContext<Guest | undefined>(undefined)

/** Whom a page for guests is shown to, and where. */
export const useGuest = (): Guest => {
  const guest = useContext(GuestContext)
  if (!guest) throw new Error('A page for guests stands outside of GuestContext.')
  return guest
}
