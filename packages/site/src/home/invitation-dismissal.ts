const key = 'kampana-invitation'
/** Whether the invitation was answered since the document came. */
let answered = false

/** Notes that the visitor has answered the invitation, for the rest of the day. */
export const rememberDismissal = (): void => {
  answered = true
  try {
    localStorage.setItem(key, today())
  } catch {
    // Without storage the invitation opens again on the next load.
  }
}

/** Whether the visitor has answered the invitation today. */
export const isDismissed = (): boolean => answered || isStored()

const isStored = (): boolean => {
  try {
    return localStorage.getItem(key) === today()
  } catch {
    return false
  }
}

/** By the visitor's own clock: `2026-11-21`. */
const today = (): string => new Date().toLocaleDateString('sv-SE')
