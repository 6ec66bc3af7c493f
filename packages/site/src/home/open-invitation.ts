import { isDismissed, rememberDismissal } from './invitation-dismissal.ts'

const opened = new WeakSet<HTMLDialogElement>()

/** Opens the invitation as a modal dialog, unless it was dismissed today or the page shows a class notice. */
export const openInvitation = (dialog: HTMLDialogElement): void => {
  if (opened.has(dialog)) return
  opened.add(dialog)
  // It is rendered open for visitors without script. Only a closed dialog can become modal.
  dialog.close()
  if (isDismissed() || document.querySelector('#class-status .notice')) return
  // The event is asynchronous, so the close() above fires it too.
  dialog.addEventListener('close', () => {
    if (dialog.open) return
    rememberDismissal()
    if (!isPointer) focusPageStart()
  })
  // After a click, the focused skip link would appear unexpectedly.
  let isPointer = false
  dialog.addEventListener('pointerdown', () => void (isPointer = true))
  dialog.addEventListener('keydown', () => void (isPointer = false))
  // Its link opens in a new tab.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close()
  })
  dialog.showModal()
}

/** Nothing had focus before the dialog, so focus moves to the start of the page. */
const focusPageStart = (): void =>
  document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
