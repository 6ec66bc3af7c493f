import { users } from '@kampana/shared/resources/users'
import type { Transaction } from 'kysely'
import { recordActivity, type Activity } from '../crud/activity.ts'
import type { Tables } from '../db/tables.ts'

/** Writes the log entry of a change to an account. Returns the entry's id. */
export const recordAccountActivity = (
  trx: Transaction<Tables>,
  { id, name }: { id: number; name: string },
  activity: Omit<Activity, 'resource' | 'id' | 'title'>,
): Promise<number> => recordActivity(trx, { ...activity, resource: users, id, title: name })
