import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { channelsFor } from './channels-for.ts'

/** Creates the posts of a due alert. Stopped alerts are skipped. */
export const openPosts = (
  context: Pick<AppContext, 'db' | 'now' | 'settings' | 'college'>,
  id: number,
): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    await dialectOf(trx).lockName(trx, `alert ${id}`)
    const alert = await trx.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirst()
    if (!alert || alert.status !== 'held' || alert.hold_until > instant(context.now())) return
    const names = (await channelsFor(trx, context, alert)).map(({ name }) => name)
    if (names.length > 0)
      await trx
        .insertInto('channel_posts')
        .values(
          names.map((channel) =>
            Object.assign({ alert_id: id, channel, state: 'waiting' as const }, nothing),
          ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })

const nothing = { owner: null, reference: null, taken_at: null, problem: null }
