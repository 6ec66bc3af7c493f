import { isDismissed, rememberDismissal } from './invitation-dismissal.ts'

const invited = new WeakSet<HTMLDialogElement>()

/** Opens the invitation as a modal dialog, unless the visitor has answered it today or a class notice is to be read. */
export const openInvitation = (dialog: HTMLDialogElement): void => {
  if (invited.has(dialog)) return
  invited.add(dialog)
  // It is rendered open for visitors without script, and only a closed dialog can become modal.
  dialog.close()
  if (isDismissed() || document.querySelector('#class-status .notice')) return
  // The event is asynchronous, so the close() above fires it too.
  dialog.addEventListener('close', () => {
    if (dialog.open) return
    rememberDismissal()
    if (!isPointed) focusPageStart()
  })
  // After a pointer the focused skip link would only be in the way.
  let isPointed = false
  dialog.addEventListener('pointerdown', () => void (isPointed = true))
  dialog.addEventListener('keydown', () => void (isPointed = false))
  // A link in it leads somewhere: here or in a new tab.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close()
  })
  dialog.showModal()
}

/** Nothing was focused before the dialog, so focus goes to the start of the page, before its menu. */
const focusPageStart = (): void =>
  document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
