import { ownServerMark } from './own-server-mark.ts'
import type { CollegeList } from '../kinds/index.ts'
import type { RecordOf } from '../resource.ts'
import type { users } from '../resources/users.ts'

/** What is told of other people alone. */
type SeenByOthers = 'last_sign_in_at' | 'failed_sign_ins' | 'two_step_confirmed_at'

/** The signed-in person. `permissions` is missing where the back end doesn't tell; the API decides in any case. */
export type Account = Omit<RecordOf<typeof users>, SeenByOthers> & {
  /** `ownServerMark` in the replies of our own server. */
  server?: string
  permissions?: string[]
  /** Those of them that the person holds for sections of the site only. */
  limited_permissions?: string[]
  email_verified_at?: string | null
  /** An address that waits to be confirmed. */
  pending_email?: string | null
  /** Whether two-step sign-in is on; missing where the back end has none. */
  two_step?: boolean
  /** The college's time zone (IANA); missing where the back end doesn't tell. */
  time_zone?: string
  /** What the college lists by name; missing where the back end doesn't tell. */
  lists?: Readonly<Record<CollegeList, readonly string[]>>
  /** What bodies may quote of the college, by names such as `college.name`. */
  values?: Readonly<Record<string, string>>
  /** The role as which this session looks at the dashboard, or null. */
  viewed_role?: { id: number; description: string } | null
  /** The names of people who give roles; only for somebody who may list nothing. */
  helpers?: readonly string[]
  /** For how many days what was deleted can be restored; missing where the back end can't. */
  undo_days?: number
}

/** The properties of an account that only our own server has a meaning for. */
const ownProperties = [
  'pending_email',
  'two_step',
  'lists',
  'values',
  'viewed_role',
  'helpers',
  'undo_days',
] as const satisfies (keyof Account)[]

/** Removes columns of another back end that happen to have the names of our server's properties. */
export const readAccount = (sent: Account): Account => {
  if (sent.server === ownServerMark) return sent
  const account = { ...sent }
  for (const name of ownProperties) delete account[name]
  return account
}
