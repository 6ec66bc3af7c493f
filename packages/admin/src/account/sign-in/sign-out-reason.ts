let reason: string | undefined

/** Why a person was signed out without having logged out; the login page shows it once. */
export const signOutReason = {
  note: (text: string): void => {
    reason = text
  },
  take: (): string | undefined => {
    const text = reason
    reason = undefined
    return text
  },
}
