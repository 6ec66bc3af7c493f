import type { Account, Api } from '@kampana/shared/api/api'
import { useAuthProvider, type AuthProvider } from 'react-admin'

type Call = Exclude<keyof Api, 'client' | 'updates'>
const calls = [
  'account',
  'register',
  'resendVerification',
  'requestReset',
  'reset',
  'editProfile',
  'changePassword',
  'sessions',
  'condition',
  'endSession',
  'beginTwoStep',
  'turnOnTwoStep',
  'turnOffTwoStep',
  'confirmPassword',
  'invitation',
  'requestUnlock',
  'unlock',
  'acceptInvitation',
  'viewRole',
  'leaveRole',
] as const satisfies readonly Call[]

/** What people do with their own account, beyond signing in and out, and how the server is. */
export type AccountCalls = Pick<Api, (typeof calls)[number]> & {
  /** Asks the server who is signed in, and keeps the answer. */
  fetchAccount: () => Promise<Account>
}
export type ProductAuthProvider = AuthProvider & { account: AccountCalls }

/** The account's part of the API. `fetchAccount` is the auth provider's own, which keeps what it answers. */
export const accountCalls = (api: Api, fetchAccount: AccountCalls['fetchAccount']): AccountCalls => ({
  ...(Object.fromEntries(calls.map((name) => [name, api[name]])) as Omit<AccountCalls, 'fetchAccount'>),
  fetchAccount,
})

/** The account's calls, for its screens. */
export const useAccountCalls = (): AccountCalls => (useAuthProvider() as ProductAuthProvider).account
