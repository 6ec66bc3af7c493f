import { contentMessages } from '@kampana/shared/messages/content-messages'
import type { DbClient } from '../../db/tables.ts'
import { invalid } from '../../error.ts'
import type { Trx, Website } from '../website.ts'

/** A page that moves from an address to another. */
export interface Move {
  from: string
  to: string
}

/** Throws a 422 where a page would move to an address that leads to another page since that has moved. */
export const assertMovable = async ({ db }: Website, moves: readonly Move[]): Promise<void> => {
  for (const { from, to } of moves) {
    const now = await findFormerPath(db, to)
    if (now !== undefined && now !== from) throw invalid({ moves: [contentMessages.formerAddress(to, now)] })
  }
}

/** The address that a page has now whose former address this is. */
export const findFormerPath = async (db: DbClient, path: string): Promise<string | undefined> => {
  const row = await db.selectFrom('former_paths').select('now').where('path', '=', path).executeTakeFirst()
  return row?.now
}

/** Redirects former addresses to the new ones; those that led to a former one lead straight on. */
export const recordMoves = async (trx: Trx, moves: readonly Move[]): Promise<void> => {
  for (const { from, to } of moves) {
    await trx.deleteFrom('former_paths').where('path', '=', to).execute()
    await trx.updateTable('former_paths').set({ now: to }).where('now', '=', from).execute()
    await trx
      .insertInto('former_paths')
      .values({ path: from, now: to })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ now: to }))
      .execute()
  }
}
