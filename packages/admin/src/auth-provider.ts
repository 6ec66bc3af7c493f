import type { Account } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/shared/api/http/api-error'
import { readCsrfToken } from '@kampana/shared/api/http/client'
import { messages } from '@kampana/shared/messages/messages'
import { permissionName, publishPermission, type Resource } from '@kampana/shared/resource'
import { allSummaries } from '@kampana/shared/registry/all-summaries'
import type { ProductAuthProvider } from './account/account-calls.ts'
import { isSpecifiedPermission } from './back-end/available-resource.ts'
import { knownPermissions } from './back-end/own-server.ts'
import { isLimited } from './back-end/limits.ts'
import { noteRightsChange } from './account/rights-changes.ts'
import type { SessionClient } from './account/session.ts'
import { storedAccount } from './back-end/stored-account.ts'
import { isSessionOver } from './error-message.ts'
import { isForbiddenList } from './data-provider/other-back-end/forbidden-lists.ts'
import { signOutReason } from './account/sign-in/sign-out-reason.ts'
import { unsavedForms } from './unsaved/forms.ts'

/** The auth provider over a session, by the specification's login flow (section 4). */
export const createAuthProvider = (session: SessionClient): ProductAuthProvider => {
  const { account, login, logout, keepAccount, askAgain, forget, isSignedOut } = session
  return {
    account,
    login,
    logout,

    checkAuth: async () => {
      // With unsaved changes nobody is redirected to login: the next call reauthenticates in place.
      if (unsavedForms.size > 0) return
      if (isSignedOut() || readCsrfToken(document.cookie) === undefined) {
        // Laravel's two cookies expire together. Logging out has cleared the account.
        if (storedAccount.read()) signOutReason.note(messages.sessionOver)
        forget()
        throw new SignedOutError()
      }
      const stored = storedAccount.read()
      try {
        await keepAccount((account) => requireVerified(account, stored))
      } catch (error) {
        askAgain()
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
const findDeclared = (
  name: string,
): Pick<Resource, 'name' | 'permissions' | 'drafts'> & Partial<Pick<Resource, 'sections'>> =>
  allSummaries().find((each) => each.name === name) ?? { name }

/** Permissions for an action: creating a record that is live at once also publishes. Sections don't limit reading. */
const mayDo = (
  account: Account | undefined,
  action: string,
  resource: ReturnType<typeof findDeclared>,
): boolean => {
  const { drafts } = resource
  const publishes = drafts && drafts.live === undefined && ['create', 'delete'].includes(action)
  const needed = [permissionName(action, resource), ...(publishes ? [publishPermission(resource)] : [])]
  const isRead = action === 'list' || action === 'show'
  return needed.every(
    (permission) => isAllowed(account, permission) && (isRead || !isLimited(resource, permission, account)),
  )
}

/** Without a list of permissions the back end is another than ours: it decides by itself, and offers less. */
const isAllowed = (account: Account | undefined, permission: string): boolean =>
  knownPermissions(account)?.includes(permission) ??
  (account !== undefined && isSpecifiedPermission(permission))

/** A session made by logging in with an address that isn't verified yet is good for verifying it, no more. */
const requireVerified = (account: Account, stored: Account | undefined): void => {
  if (stored === undefined && account.email_verified_at === null) throw new SignedOutError()
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
