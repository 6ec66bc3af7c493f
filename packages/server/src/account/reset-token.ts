import { instant } from '../clock.ts'
import type { Asked } from '../db/tables.ts'
import { fingerprint } from '../secrets.ts'

/** Lets a token choose a new password for an hour. Those of letters before it hold as long as they would have. */
export const keepToken = async (asked: Asked, userId: number, token: string, now: Date): Promise<void> => {
  const row = { user_id: userId, token_hash: fingerprint(token), created_at: instant(now) }
  await asked.insertInto('reset_tokens').values(row).execute()
}
