import { after, instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'

/** For how many days after its end an invitation stays in the list. */
const keptDays = 90
const oneDay = 24 * 60 * 60

/** Marks invitations as expired, and forgets old ones with their names and addresses. */
export const endInvitations = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const time = now()
  await db
    .updateTable('invitations')
    .set({ status: 'expired' })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', instant(time))
    .execute()
  await db
    .deleteFrom('invitations')
    .where('status', '!=', 'waiting')
    .where('expires_at', '<=', instant(after(time, -keptDays * oneDay)))
    .execute()
}
