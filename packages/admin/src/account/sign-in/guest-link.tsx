import { Link } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { useGuest } from './guest-context.ts'

/** Link from a guest page to another one, or into the dashboard. */
export const GuestLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link {...useGuestLink(to)}>{children}</Link>
)

/** Properties of such a link, also for a button that acts as one. */
export const useGuestLink = (to: string) => {
  const { navigate } = useGuest()
  return {
    href: import.meta.env.BASE_URL.slice(0, -1) + to,
    onClick: (event: MouseEvent) => {
      // The browser opens other tabs or windows itself.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(to)
    },
  }
}
