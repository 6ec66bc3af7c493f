import type { ActionLog } from '@kampana/engine-declare/custom-action'
import { loggedAs, type LogAction } from '@kampana/shared/resources/logs'
import { users } from '@kampana/shared/resources/users'
import type { Transaction } from 'kysely'
import { recordActivity, type Activity } from '@kampana/engine-server/records/activity'
import type { Tables } from '../db/tables.ts'

export interface AccountActivity extends Omit<Activity, 'resource' | 'id' | 'title' | 'action'> {
  /** An account action, or the `log` of a custom action. */
  action: LogAction | ActionLog
}

/** Writes the log entry of a change to an account. Returns the entry's id. */
export const recordAccountActivity = (
  trx: Transaction<Tables>,
  { id, name }: { id: number; name: string },
  { action, ...activity }: AccountActivity,
): Promise<number> =>
  recordActivity(trx, {
    ...activity,
    action: typeof action === 'string' ? loggedAs(action) : action,
    resource: users,
    id,
    title: name,
  })
