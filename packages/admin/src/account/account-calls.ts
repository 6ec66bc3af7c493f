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
  'invitation',
  'requestUnlock',
  'unlock',
  'acceptInvitation',
] as const satisfies readonly Call[]

/** Calls for one's own account except login and logout. */
export type AccountCalls = Pick<Api, (typeof calls)[number]> & {
  /** Fetches the signed-in person and stores the reply. */
  fetchAccount: () => Promise<Account>
}
export type ProductAuthProvider = AuthProvider & { account: AccountCalls }

/** Account calls of the API. The auth provider's `fetchAccount` stores the reply. */
export const accountCalls = (api: Api, fetchAccount: AccountCalls['fetchAccount']): AccountCalls => ({
  ...(Object.fromEntries(calls.map((name) => [name, api[name]])) as Omit<AccountCalls, 'fetchAccount'>),
  fetchAccount,
})

/** Account calls, for screens. */
export const useAccountCalls = (): AccountCalls => (useAuthProvider() as ProductAuthProvider).account
