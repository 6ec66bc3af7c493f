import { messages } from '@kampana/shared/messages/messages'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { Tables } from '../../db/tables.ts'
import { conflict } from '@kampana/engine-server/error'
import { expiryOfResent } from './post-alert.ts'
import { followUpdate } from './post-update-alert.ts'

/** Starts an alert that waited for a person. Throws a 409 if its content is outdated. */
export const releaseAlert = async (
  trx: Transaction<Tables>,
  context: Pick<AppContext, 'now' | 'settings' | 'college'>,
  id: number,
): Promise<void> => {
  const alert = await trx.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const change = trx.updateTable('alerts').where('id', '=', id)
  const unbegun = alert.kind === 'updates' && alert.reached === 0
  const update =
    unbegun &&
    (await trx.selectFrom('updates').selectAll().where('id', '=', alert.record_id).executeTakeFirst())
  if (update) {
    await change.set({ status: 'planned', stopped_at: null }).execute()
    return followUpdate(trx, context, update)
  }
  const expires_at = unbegun ? null : await expiryOfResent(trx, context, id)
  if (expires_at === null) throw conflict(messages.alertOutdated)
  // Recipients without a delivery get one; existing deliveries stay unchanged.
  await change
    .set({ status: 'held', stopped_at: null, hold_until: instant(context.now()), expires_at })
    .execute()
}
