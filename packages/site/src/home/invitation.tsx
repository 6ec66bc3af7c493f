import type { FrameCollege } from '@kampana/shared/college/frame-fields'
import { useEffect, useRef } from 'react'
import { Seal } from '../components/layout/masthead.tsx'
import { openInvitation } from './open-invitation.ts'

/**
 * Invitation to the newer official website: a modal dialog, once a day. Without script it is a panel at the top of the page.
 */
export const Invitation = ({ college }: { college: FrameCollege }) => {
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
        <h2 id="invitation-title">{college.newer_website_title}</h2>
        <p>{college.newer_website_invitation}</p>
        <p className="invitation-answers">
          <button type="submit" className="button-quiet">
            No, thanks
          </button>
          <a
            className="button"
            href={college.newer_website_address ?? undefined}
            target="_blank"
            rel="noopener"
          >
            Visit Website
          </a>
        </p>
      </form>
    </dialog>
  )
}
