import { instant } from '@kampana/engine-server/clock'
import type { DbClient } from '../db/tables.ts'

/**
 * Events whose last time is stored: a check for alerts, a backup, and a trusted clock reading. Also a node's reading of the
 * college's folder, and the first filling of a resource from it. Also the first run of the conversion of images to ids, the
 * time since which nodes write ids, and the end of the conversion.
 */
type Moment =
  | 'alerts'
  | 'backup'
  | 'clock'
  | 'uses'
  | `image ids ${'begun' | 'written' | 'done'}`
  | `folder ${string}`
  | `filled ${string}`

/** Time of an event's last occurrence; null if it never occurred. */
export const lastTime = async (db: DbClient, name: Moment): Promise<Date | null> => {
  const row = await db.selectFrom('moments').select('at').where('name', '=', name).executeTakeFirst()
  return row ? new Date(row.at) : null
}

/** Stores the time of an event. */
export const noteTime = async (db: DbClient, name: Moment, time: Date): Promise<void> => {
  const at = instant(time)
  await db
    .insertInto('moments')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
