import type { DbClient } from '../../db/tables.ts'

/** Stops printing a first password at every start: somebody has signed in with it, or it is another by now. */
export const forgetFirstPassword = async (client: DbClient, userId: number): Promise<void> => {
  await client.deleteFrom('first_password').where('user_id', '=', userId).execute()
}
