import type { Asked } from '../db/tables.ts'

/** Stops printing a first password at every start: somebody has signed in with it, or it is another by now. */
export const forgetFirstPassword = async (asked: Asked, userId: number): Promise<void> => {
  await asked.deleteFrom('first_password').where('user_id', '=', userId).execute()
}
