import type { Account, Api } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { accountCalls, type AccountCalls } from './account-calls.ts'
import { clearForbiddenLists } from '@kampana/engine-admin/data-provider/other-back-end/forbidden-lists'
import { isSessionOver } from '@kampana/engine-admin/error-message'
import { NotActiveError } from './sign-in/not-active-error.ts'
import { signOutReason } from './sign-in/sign-out-reason.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/** Values of the login form. */
export interface Credentials {
  username: string
  password: string
  remember?: boolean
  /** Code of two-step sign-in, if it is turned on. */
  code?: string
}

/** Redirect and message after a successful login. */
export type LoginAnswer = { redirectTo?: string; message?: string } | undefined

/** Login, logout and the signed-in person. Guest pages need them, and the auth provider builds on them. */
export interface SessionClient {
  account: AccountCalls
  login: (credentials: Credentials) => Promise<LoginAnswer>
  /** Ends the session if a person is signed in, or if `session` is true. */
  logout: (params?: { session?: boolean }) => Promise<void>
  /** Fetches the signed-in person once and stores the reply, unless the person logs out meanwhile. */
  keepAccount: (check?: (account: Account) => void) => Promise<Account>
  /** Makes the next call fetch the account again. */
  askAgain: () => void
  /** Removes the data of the person who was signed in. */
  forget: () => void
  /** True after a logout. Then no account is requested, although the CSRF cookie still exists. */
  isSignedOut: () => boolean
}

/** Session at the server, with the specification's login flow (section 4). */
export const createSession = (api: Api): SessionClient => {
  let fetched: Promise<Account> | undefined
  let signedOut = false
  let timesForgotten = 0
  const fetchOnce = () => (fetched ??= api.account())
  const askAgain = () => (fetched = undefined)
  const forget = () => {
    timesForgotten += 1
    askAgain()
    clearForbiddenLists()
    storedAccount.clear()
  }
  const keepAccount: SessionClient['keepAccount'] = async (check) => {
    const before = timesForgotten
    const account = await fetchOnce()
    check?.(account)
    if (timesForgotten === before) storedAccount.write(account)
    return account
  }
  return {
    account: accountCalls(api, () => {
      askAgain()
      return keepAccount()
    }),

    login: async (credentials) => {
      const message = await api.login(credentials).then(({ message = '' }) => message, refusalMessage)
      forget()
      signedOut = false
      if (message.includes('verified')) {
        // The session is only valid for verifying the address, so no account is requested.
        signedOut = true
        return { redirectTo: '/email/verification' }
      }
      if (message.includes('active')) {
        await api.logout()
        throw new NotActiveError(message)
      }
      await keepAccount()
      return message === '' ? undefined : { message }
    },

    logout: async ({ session = storedAccount.read() !== undefined } = {}) => {
      if (session) await api.logout().catch(ignoreSignedOut)
      forget()
      signedOut = true
    },

    keepAccount,
    askAgain,
    forget,
    isSignedOut: () => signedOut,
  }
}

/**
 * Some back ends reject a login with these messages, while ours accepts it and returns them. Any other rejection is an error.
 */
const refusalMessage = (error: unknown): string => {
  const isAboutAccount = error instanceof ApiError && [403, 409].includes(error.status)
  if (isAboutAccount && /verified|active/.test(error.message)) return error.message
  throw error
}

/** A server with a full disk (507) only signs out this browser. The login page shows its message. */
const ignoreSignedOut = (error: unknown): void => {
  if (!(error instanceof ApiError) || !(isSessionOver(error) || error.status === 507)) throw error
  if (error.status === 507) signOutReason.note(error.message)
}
