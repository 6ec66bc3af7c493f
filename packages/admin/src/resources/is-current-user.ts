import type { RaRecord } from 'react-admin'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/** True if a user is the signed-in person, who can't delete or deactivate their own account. */
export const isCurrentUser = (user: RaRecord | undefined): boolean =>
  user !== undefined && Number(user.id) === Number(storedAccount.read()?.id)
