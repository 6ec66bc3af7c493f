import type { Account, Api } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/shared/api/http/api-error'
import { csrfToken } from '@kampana/shared/api/http/client'
import { messages } from '@kampana/shared/messages/messages'
import { permissionName, publishPermission, type Resource } from '@kampana/shared/resource'
import { allSummaries } from '@kampana/shared/registry/all-summaries'
import { accountCalls, type ProductAuthProvider } from './account/account-calls.ts'
import { isSpecifiedPermission } from './account/specified.ts'
import { knownPermissions } from './account/own-server.ts'
import { NotActiveError } from './account/sign-in/not-active-error.ts'
import { noteRightsChange } from './account/rights-changes.ts'
import { storedAccount } from './account/stored-account.ts'
import { clearForbiddenLists, isForbiddenList } from './data-provider/other-back-end/forbidden-lists.ts'
import { signOutReason } from './account/sign-in/sign-out-reason.ts'
import { unsavedForms } from './unsaved/forms.ts'

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

/** The auth provider, by the specification's login flow (section 4). */
export const createAuthProvider = (api: Api): ProductAuthProvider => {
  let fetched: Promise<Account> | undefined
  /** After logging out there is nobody to ask the server for, though the token cookie is still there. */
  let signedOut = false
  const fetchAccount = () => (fetched ??= api.account())
  const forget = () => {
    fetched = undefined
    clearForbiddenLists()
    storedAccount.clear()
  }

  return {
    account: accountCalls(api, async () => {
      fetched = undefined
      const account = await fetchAccount()
      storedAccount.write(account)
      return account
    }),

    login: async (credentials: Credentials) => {
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
      storedAccount.write(await fetchAccount())
      return message === '' ? undefined : { message }
    },

    /** Ends the session where somebody is signed in, or where `session` says that there is one to end. */
    logout: async ({ session = storedAccount.read() !== undefined }: { session?: boolean } = {}) => {
      if (session) await api.logout().catch(ignoreSignedOut)
      forget()
      signedOut = true
    },

    checkAuth: async () => {
      // With unsaved changes nobody is redirected to login: the next call reauthenticates in place.
      if (unsavedForms.size > 0) return
      if (signedOut || csrfToken(document.cookie) === undefined) {
        forget()
        throw new SignedOutError()
      }
      const stored = storedAccount.read()
      try {
        storedAccount.write(requireVerified(await fetchAccount(), stored))
      } catch (error) {
        fetched = undefined
        // A server that can't answer just now doesn't sign anybody out.
        if (stored && error instanceof ApiError && !isSessionOver(error)) return
        if (stored) signOutReason.note(messages.sessionOver)
        forget()
        throw new SignedOutError()
      }
    },

    /**
     * 403 doesn't sign out, since react-admin would then treat the refused call as a success. People who must set up
     * two-step sign-in first are redirected to their profile.
     */
    checkError: async (error: { status?: number; message?: string }) => {
      if (error.status === 403 && error.message === messages.twoStepRequired) throw new TwoStepRequiredError()
      if (error.status === 403) noteRightsChange()
      if (!isSessionOver(error) || unsavedForms.size > 0) return
      if (storedAccount.read()) signOutReason.note(messages.sessionOver)
      forget()
      throw new SignedOutError()
    },

    // Whom another back end refuses a list doesn't work with its records; the list itself is asked for again.
    canAccess: async ({ resource, action }) =>
      (action === 'list' || !isForbiddenList(resource)) &&
      mayDo(storedAccount.read(), action, findDeclared(resource)),

    getIdentity: async () => {
      const account = storedAccount.read()
      return { id: account?.id ?? '', fullName: account?.username ?? '' }
    },
  }
}

/** The website's own texts are no resource. */
const findDeclared = (name: string): Pick<Resource, 'name' | 'permissions' | 'drafts'> =>
  allSummaries().find((each) => each.name === name) ?? { name }

/** What is live as soon as it is made, is published by that. */
const mayDo = (
  account: Account | undefined,
  action: string,
  resource: ReturnType<typeof findDeclared>,
): boolean => {
  const { drafts } = resource
  const publishes = drafts && drafts.live === undefined && ['create', 'delete'].includes(action)
  return (
    isAllowed(account, permissionName(action, resource)) &&
    (!publishes || isAllowed(account, publishPermission(resource)))
  )
}

/** Without a list of permissions the back end is another than ours: it decides by itself, and offers less. */
const isAllowed = (account: Account | undefined, permission: string): boolean =>
  knownPermissions(account)?.includes(permission) ??
  (account !== undefined && isSpecifiedPermission(permission))

/** Some back ends refuse a login with these words, where ours lets in and says them. Any other refusal is one. */
const refusalMessage = (error: unknown): string => {
  const isAboutAccount = error instanceof ApiError && [403, 409].includes(error.status)
  if (isAboutAccount && /verified|active/.test(error.message)) return error.message
  throw error
}

/** A session made by logging in with an address that isn't verified yet is good for verifying it, no more. */
const requireVerified = (account: Account, stored: Account | undefined): Account => {
  if (stored === undefined && account.email_verified_at === null) throw new SignedOutError()
  return account
}

const isSessionOver = ({ status }: { status?: number }): boolean => status === 401 || status === 419
/** A server with a full disk (507) has signed this browser out and nothing more; the login page says so. */
const ignoreSignedOut = (error: unknown): void => {
  if (!(error instanceof ApiError) || !(isSessionOver(error) || error.status === 507)) throw error
  if (error.status === 507) signOutReason.note(error.message)
}

/** The profile page says it in place, so that no notice covers it. */
class TwoStepRequiredError extends Error {
  constructor() {
    super()
    Object.assign(this, { message: false, logoutUser: false, redirectTo: '/profile?two-step=required' })
  }
}

/** react-admin shows a notice for every failed check but those whose message is `false`. Why, the login page says. */
class SignedOutError extends Error {
  constructor() {
    super()
    Object.assign(this, { message: false })
  }
}
