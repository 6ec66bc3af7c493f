import { Link } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { useGuest } from './guest-context.ts'

/** A link from one page for guests to another, or into the dashboard. */
export const GuestLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link {...useGuestLink(to)}>{children}</Link>
)

/** The same as properties of a link, or of a button that is one. */
export const useGuestLink = (to: string) => {
  const { navigate } = useGuest()
  return {
    href: import.meta.env.BASE_URL.slice(0, -1) + to,
    onClick: (event: MouseEvent) => {
      // Another tab or window is the browser's.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(to)
    },
  }
}
