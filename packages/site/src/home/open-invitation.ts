import { isDismissed, rememberDismissal } from './invitation-dismissal.ts'

const invited = new WeakSet<HTMLDialogElement>()

/** Opens the invitation as a modal dialog, unless the visitor has answered it today or a class notice is to be read. */
export const openInvitation = (dialog: HTMLDialogElement): void => {
  if (invited.has(dialog)) return
  invited.add(dialog)
  // It came open, for those without script; only a closed one can become modal.
  dialog.close()
  if (isDismissed() || document.querySelector('#class-status .notice')) return
  // Told a little later, also of the closing that makes it modal.
  dialog.addEventListener('close', () => {
    if (dialog.open) return
    rememberDismissal()
    if (!isPointed) focusPageStart()
  })
  // Who points would only see a link appear.
  let isPointed = false
  dialog.addEventListener('pointerdown', () => void (isPointed = true))
  dialog.addEventListener('keydown', () => void (isPointed = false))
  // A link in it leads somewhere: here or in a new tab.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close()
  })
  dialog.showModal()
}

/** Nobody had the focus before the dialog, so the page begins where it would have: before its menu, not behind it. */
const focusPageStart = (): void =>
  document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
