import type { college } from '../content/store/current.ts'
import { useEffect, useRef } from 'react'
import { Seal } from '../components/layout/masthead.tsx'
import { openInvitation } from './open-invitation.ts'

interface InvitationProps {
  to: NonNullable<typeof college.newerWebsite>
}

/**
 * Invitation to the newer official website: a modal dialog, once a day. Without script it is a panel at the top of the page.
 */
export const Invitation = ({ to: { address, title, invitation } }: InvitationProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (dialog.current) openInvitation(dialog.current)
  }, [])

  return (
    <dialog
      className="invitation"
      ref={dialog}
      open
      closedby="any"
      aria-labelledby="invitation-title"
      suppressHydrationWarning
    >
      <form method="dialog">
        <Seal />
        <h2 id="invitation-title">{title}</h2>
        <p>{invitation}</p>
        <p className="invitation-answers">
          <button type="submit" className="button-quiet">
            No, thanks
          </button>
          <a className="button" href={address} target="_blank" rel="noopener">
            Visit Website
          </a>
        </p>
      </form>
    </dialog>
  )
}
