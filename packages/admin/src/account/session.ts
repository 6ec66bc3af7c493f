import type { Account, Api } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/shared/api/http/api-error'
import { accountCalls, type AccountCalls } from './account-calls.ts'
import { clearForbiddenLists } from '../data-provider/other-back-end/forbidden-lists.ts'
import { isSessionOver } from '../error-message.ts'
import { NotActiveError } from './sign-in/not-active-error.ts'
import { signOutReason } from './sign-in/sign-out-reason.ts'
import { storedAccount } from '../back-end/stored-account.ts'

/** What the login form gives. */
export interface Credentials {
  username: string
  password: string
  remember?: boolean
  /** Where two-step sign-in is on. */
  code?: string
}

/** What a login that succeeded leads to, and what the server said with it. */
export type LoginAnswer = { redirectTo?: string; message?: string } | undefined

/** Signing in and out, and who is signed in: what the pages for guests need, and the auth provider builds upon. */
export interface SessionClient {
  account: AccountCalls
  login: (credentials: Credentials) => Promise<LoginAnswer>
  /** Ends the session where somebody is signed in, or where `session` says that there is one to end. */
  logout: (params?: { session?: boolean }) => Promise<void>
  /** Stores the signed-in person, whom the server is asked for once, unless the person signs out meanwhile. */
  keepAccount: (check?: (account: Account) => void) => Promise<Account>
  /** Asks the server anew the next time. */
  askAgain: () => void
  /** Drops what belongs to the person who was signed in. */
  forget: () => void
  /** After a logout no account is requested, though the CSRF cookie is still there. */
  isSignedOut: () => boolean
}

/** A session at the server, by the specification's login flow (section 4). */
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
        // Its session is good for verifying the address, no more: there is nothing else to ask with it.
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
 * Some back ends refuse a login with these messages, while ours accepts it and sends them. Any other refusal is an error.
 */
const refusalMessage = (error: unknown): string => {
  const isAboutAccount = error instanceof ApiError && [403, 409].includes(error.status)
  if (isAboutAccount && /verified|active/.test(error.message)) return error.message
  throw error
}

/** A server with a full disk (507) has signed this browser out and nothing more; the login page says so. */
const ignoreSignedOut = (error: unknown): void => {
  if (!(error instanceof ApiError) || !(isSessionOver(error) || error.status === 507)) throw error
  if (error.status === 507) signOutReason.note(error.message)
}
