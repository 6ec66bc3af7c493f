const key = 'kampana-invitation'
/** True if it was dismissed since the document loaded, for browsers without storage. */
let dismissed = false

/** Hides the invitation for the rest of the day. */
export const rememberDismissal = (): void => {
  dismissed = true
  try {
    localStorage.setItem(key, today())
  } catch {
    // Without storage the invitation opens again on the next load.
  }
}

export const isDismissed = (): boolean => dismissed || isStored()

const isStored = (): boolean => {
  try {
    return localStorage.getItem(key) === today()
  } catch {
    return false
  }
}

/** The visitor's local date. Swedish dates are ISO 8601: `2026-11-21`. */
const today = (): string => new Date().toLocaleDateString('sv-SE')
