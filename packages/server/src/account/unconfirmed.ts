import { after, instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { recordAccountActivity } from './record-account-activity.ts'

/** For how many days an unconfirmed account occupies its user name and address. */
const unconfirmedKeptDays = 7
const oneDay = 24 * 60 * 60

/**
 * Deletes accounts that were registered and never confirmed, with an entry for each. They don't go to the trash: who
 * registered them may have used somebody else's name and address.
 */
export const removeUnconfirmed = ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('users')
      .where('email_verified_at', 'is', null)
      .where('created_at', '<=', instant(after(now(), -unconfirmedKeptDays * oneDay)))
      .returning(['id', 'name'])
      .execute()
    for (const account of removed)
      await recordAccountActivity(trx, account, {
        causer: null,
        by: 'Housekeeping',
        action: 'expire',
        now: now(),
      })
  })
