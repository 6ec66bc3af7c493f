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

const key = 'kampana-invitation'
/** True if it was dismissed since the document loaded, for browsers without storage. */
let dismissed = false

/** Hides the invitation for the rest of the day. */
const rememberDismissal = (): void => {
  dismissed = true
  try {
    localStorage.setItem(key, today())
  } catch {
    // Without storage the invitation opens again on the next load.
  }
}

const isDismissed = (): boolean => dismissed || isStored()

const isStored = (): boolean => {
  try {
    return localStorage.getItem(key) === today()
  } catch {
    return false
  }
}

/** The visitor's local date. Swedish dates are ISO 8601: `2026-11-21`. */
const today = (): string => new Date().toLocaleDateString('sv-SE')
