let reason: string | undefined

/** Reason for a sign-out without a logout. The login page shows it once. */
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
