import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { DbClient, Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { recordAccountActivity } from '../record-account-activity.ts'
import { endUserSessions } from '../sign-in/session-store.ts'

/**
 * Sets a password, ends the person's sessions (optionally except this one), and notifies them by e-mail. Reset links requested
 * or found by others become invalid.
 */
export const changePassword = async (
  trx: Transaction<Tables>,
  { outbox, now }: Pick<AppContext, 'outbox' | 'now'>,
  user: Causer & { email: string },
  { hash, action, but }: { hash: string; action: 'change-password' | 'reset-password'; but?: string },
): Promise<void> => {
  await trx.updateTable('users').set({ password: hash }).where('id', '=', user.id).execute()
  await trx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute()
  await forgetFirstPassword(trx, user.id)
  await endUserSessions(trx, user.id, { but })
  await outbox.post(trx, user.email, emailTemplates.passwordChanged(user.name))
  await recordAccountActivity(trx, user, { causer: user, action, now: now() })
}

/** Stops printing the first password at every start, because it was used or changed. */
export const forgetFirstPassword = async (client: DbClient, userId: number): Promise<void> => {
  await client.deleteFrom('first_password').where('user_id', '=', userId).execute()
}
