let why: string | undefined

/** Why a person was signed out without having logged out; the login page shows it once. */
export const signOutReason = {
  note: (text: string): void => {
    why = text
  },
  take: (): string | undefined => {
    const told = why
    why = undefined
    return told
  },
}
