import type { Account } from '@kampana/shared/api'

const key = 'kampana.account'

/** The signed-in person as last fetched, kept in this browser until logging out. */
export const storedAccount = {
  read: (): Account | undefined => {
    const stored = localStorage.getItem(key)
    try {
      return stored === null ? undefined : (JSON.parse(stored) as Account)
    } catch {
      return undefined
    }
  },
  write: (account: Account): void => localStorage.setItem(key, JSON.stringify(account)),
  clear: (): void => localStorage.removeItem(key),
}
