import { instant } from '../../clock.ts'
import type { DbClient } from '../../db/tables.ts'
import { hashToken } from '../../secrets.ts'

/** Lets a token choose a new password for an hour. Those of letters before it hold as long as they would have. */
export const storeResetToken = async (
  client: DbClient,
  userId: number,
  token: string,
  now: Date,
): Promise<void> => {
  const row = { user_id: userId, token_hash: hashToken(token), created_at: instant(now) }
  await client.insertInto('reset_tokens').values(row).execute()
}
