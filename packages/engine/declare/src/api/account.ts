import { ownServerMark } from './own-server-mark.ts'
import type { CollegeList, Related } from '../kinds/index.ts'

/** The signed-in person. `permissions` is missing if the back end doesn't send them; the API decides in any case. */
export interface Account {
  id: number
  name: string
  username: string
  email: string
  is_active: 0 | 1
  roles: Related[]
  created_at: string
  /** `ownServerMark` in replies of our own server. */
  server?: string
  permissions?: string[]
  /** Permissions that are limited to sections of the site. */
  limited_permissions?: string[]
  email_verified_at?: string | null
  /** An unconfirmed new address. */
  pending_email?: string | null
  /** True if two-step sign-in is on; missing if the back end has none. */
  two_step?: boolean
  /** The college's time zone (IANA); missing if the back end doesn't send it. */
  time_zone?: string
  /** Named lists of the college; missing if the back end doesn't send them. */
  lists?: Readonly<Record<CollegeList, readonly string[]>>
  /** The college's values that bodies may quote, by names such as `college.name`. */
  values?: Readonly<Record<string, string>>
  /** Role as which this session views the dashboard, or null. */
  viewed_role?: { id: number; description: string } | null
  /** Names of people who can give roles; only for a person who can't list anything. */
  helpers?: readonly string[]
  /** Days for which deleted records can be restored; missing if the back end can't restore them. */
  undo_days?: number
}

/** Properties of an account that only our own server defines. */
const ownProperties = [
  'pending_email',
  'two_step',
  'lists',
  'values',
  'viewed_role',
  'helpers',
  'undo_days',
] as const satisfies (keyof Account)[]

/** Removes columns of other back ends that share a name with our server's properties. */
export const readAccount = (sent: Account): Account => {
  if (sent.server === ownServerMark) return sent
  const account = { ...sent }
  for (const name of ownProperties) delete account[name]
  return account
}
