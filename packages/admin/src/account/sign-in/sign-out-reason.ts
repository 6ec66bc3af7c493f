let why: string | undefined

/** Why somebody finds themselves at the login page who didn't log out; the page says it once. */
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
