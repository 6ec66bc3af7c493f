import type { RaRecord } from 'react-admin'
import { storedAccount } from '../back-end/stored-account.ts'

/** Whether a user is the person signed in, whom they neither delete nor shut out. */
export const isCurrentUser = (user: RaRecord | undefined): boolean =>
  user !== undefined && Number(user.id) === Number(storedAccount.read()?.id)
