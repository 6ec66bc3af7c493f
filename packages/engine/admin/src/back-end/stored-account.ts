import type { Account } from '@kampana/engine-declare/api/account'

const key = 'kampana.account'
let parsed: { text: string; account: Account | undefined } | undefined

/** The signed-in person's account as last fetched, stored in this browser until logout. */
export const storedAccount = {
  read: (): Account | undefined => {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    // Memoizes parsing, because every time in a table reads the college's time zone.
    if (parsed?.text !== text) parsed = { text, account: parseAccount(text) }
    return parsed.account
  },
  write: (account: Account): void => localStorage.setItem(key, JSON.stringify(account)),
  clear: (): void => localStorage.removeItem(key),
}

const parseAccount = (text: string): Account | undefined => {
  try {
    const account: Account = JSON.parse(text)
    return account
  } catch {
    return undefined
  }
}
