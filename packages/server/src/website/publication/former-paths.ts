import { addressKey } from '@kampana/shared/content/address-key'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { dropRedirect, findRedirect, leaveRedirect, type Moving } from '../../crud/addresses/redirects.ts'
import { invalid } from '../../error.ts'
import type { Website } from '../website.ts'

/** A page that moves from an address to another. */
export interface Move {
  from: string
  to: string
}

/** Throws a 422 where a page would move to an address that leads to another page since that has moved. */
export const assertMovable = async ({ db }: Website, moves: readonly Move[]): Promise<void> => {
  for (const { from, to } of moves) {
    const now = await findRedirect(db, to)
    if (now !== undefined && now !== from) throw invalid({ moves: [contentMessages.formerAddress(to, now)] })
  }
}

/** Redirects former addresses to the new ones. */
export const recordMoves = async (moving: Moving, moves: readonly Move[]): Promise<void> => {
  for (const { from, to } of moves) {
    const former = await moving.trx
      .selectFrom('addresses')
      .select('record_id')
      .where('path', '=', addressKey(to))
      .where('state', '=', 'former')
      .executeTakeFirst()
    if (former) await dropRedirect(moving, former.record_id)
    await leaveRedirect(moving, from, to)
  }
}
