import type { Account } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { readCsrfToken } from '@kampana/engine-declare/api/http/client'
import { messages } from '@kampana/shared/messages/messages'
import type { ProductAuthProvider } from './account/account-calls.ts'
import { isPermitted } from '@kampana/engine-admin/back-end/is-permitted'
import { notePermissionChange } from './account/permission-changes.ts'
import type { SessionClient } from './account/session.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { isSessionOver } from '@kampana/engine-admin/error-message'
import { isForbiddenList } from '@kampana/engine-admin/data-provider/other-back-end/forbidden-lists'
import { signOutReason } from './account/sign-in/sign-out-reason.ts'
import { unsavedForms } from '@kampana/engine-admin/unsaved/forms'

/** Auth provider over a session, with the specification's login flow (section 4). */
export const createAuthProvider = (session: SessionClient): ProductAuthProvider => {
  const { account, login, logout, keepAccount, askAgain, forget, isSignedOut } = session
  return {
    account,
    login,
    logout,

    checkAuth: async () => {
      // Unsaved changes prevent a redirect to login. The next call reauthenticates on the same page.
      if (unsavedForms.size > 0) return
      if (isSignedOut() || readCsrfToken(document.cookie) === undefined) {
        // Laravel's two cookies expire together. A logout has already cleared the account.
        if (storedAccount.read()) signOutReason.note(messages.sessionOver)
        forget()
        throw new SignedOutError()
      }
      const stored = storedAccount.read()
      try {
        await keepAccount((account) => requireVerified(account, stored))
      } catch (error) {
        askAgain()
        // A temporary server error doesn't end the session.
        if (stored && error instanceof ApiError && !isSessionOver(error)) return
        if (stored) signOutReason.note(messages.sessionOver)
        forget()
        throw new SignedOutError()
      }
    },

    /**
     * A 403 doesn't sign out, because react-admin would then treat the rejected call as a success. People who must set up
     * two-step sign-in first are redirected to their profile.
     */
    checkError: async (error: { status?: number; message?: string }) => {
      if (error.status === 403 && error.message === messages.twoStepRequired) throw new TwoStepRequiredError()
      if (error.status === 403) notePermissionChange()
      if (!isSessionOver(error) || unsavedForms.size > 0) return
      if (storedAccount.read()) signOutReason.note(messages.sessionOver)
      forget()
      throw new SignedOutError()
    },

    // If another back end rejects a list, the person can't work with its records. The list itself is still requested.
    canAccess: async ({ resource, action }) =>
      (action === 'list' || !isForbiddenList(resource)) &&
      isPermitted(storedAccount.read(), action, resource),

    getIdentity: async () => {
      const account = storedAccount.read()
      return { id: account?.id ?? '', fullName: account?.username ?? '' }
    },
  }
}

/** Throws if the address of a new session isn't verified yet. Such a session is only valid for verifying it. */
const requireVerified = (account: Account, stored: Account | undefined): void => {
  if (stored === undefined && account.email_verified_at === null) throw new SignedOutError()
}

/** No message, because a notification would cover the profile page's own text. */
class TwoStepRequiredError extends Error {
  constructor() {
    super()
    Object.assign(this, { message: false, logoutUser: false, redirectTo: '/profile?two-step=required' })
  }
}

/**
 * No message, because the login page shows the reason. react-admin shows a notification for every failed check unless its
 * message is `false`.
 */
class SignedOutError extends Error {
  constructor() {
    super()
    Object.assign(this, { message: false })
  }
}
