import { instant } from '../clock.ts'
import type { DbClient } from '../db/tables.ts'

/**
 * Events whose last time is stored: a look for alerts, a backup, a trusted reading of the clock, a node's reading of
 * the college's folder, and a resource's first filling from there.
 */
type Moment = 'alerts' | 'backup' | 'clock' | 'uses' | `folder ${string}` | `filled ${string}`

/** When something last happened; null where it never has. */
export const lastTime = async (db: DbClient, name: Moment): Promise<Date | null> => {
  const row = await db.selectFrom('moments').select('at').where('name', '=', name).executeTakeFirst()
  return row ? new Date(row.at) : null
}

/** Stores when something has happened. */
export const noteTime = async (db: DbClient, name: Moment, time: Date): Promise<void> => {
  const at = instant(time)
  await db
    .insertInto('moments')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
