import { college } from 'virtual:college'
import type { ClassNotice } from '@kampana/shared/class-status'
import { useEffect, useRef, useState } from 'react'
import { DialogNotices } from '../class-status/dialog-notices.tsx'

/** Whether the invitation was answered in this visit; moving back to the home page doesn't ask again. */
let answered = false

/**
 * The invitation to the newer official website: a modal dialog when the home page loads. Without script it is a panel
 * at the top of the page, and its buttons work all the same.
 */
export const Invitation = ({ notices }: { notices: readonly ClassNotice[] }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [silent] = useState(answered)
  const { address, title, invitation } = college.newerWebsite

  useEffect(() => {
    if (!dialog.current) return
    // It came open, for those without script; only a closed one can become modal.
    dialog.current.close()
    dialog.current.showModal()
  }, [])

  const close = () => {
    answered = true
    dialog.current?.close()
  }
  if (silent) return null
  return (
    <dialog
      className="invitation"
      ref={dialog}
      open
      aria-labelledby="invitation-title"
      onCancel={() => (answered = true)}
    >
      {notices.length > 0 && <DialogNotices notices={notices} close={close} />}
      <form method="dialog">
        <h2 id="invitation-title">{title}</h2>
        <p>{invitation}</p>
        <p className="invitation-answers">
          <button type="submit" className="button-quiet" onClick={close}>
            No, thanks
          </button>
          <a className="button" href={address} target="_blank" rel="noopener" onClick={close}>
            Visit Website
          </a>
        </p>
      </form>
    </dialog>
  )
}
