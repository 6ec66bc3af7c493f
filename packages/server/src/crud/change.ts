import type { Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import type { CollegeLists } from '../college/college.ts'
import type { Tables } from '../db/tables.ts'
import { recordActivity, type Activity, type Causer } from './activity.ts'
import type { Row } from './table.ts'

/** One change under way. */
export interface Change {
  trx: Transaction<Tables>
  causer: Causer
  now: Date
  /** Two who change one record take turns; SQLite's writers do so in any case. */
  lock: boolean
  lists: CollegeLists
  /** For how many days what is deleted can come back. */
  trashKeptDays: number
}

/** Writes the log entry of a change to a record. Answers the entry's id. */
export const recordChange = (
  { trx, causer, now }: Change,
  resource: Resource,
  row: Row,
  { action, attributes, old }: Pick<Activity, 'action' | 'attributes' | 'old'>,
): Promise<number> =>
  recordActivity(trx, {
    action,
    ...(attributes && { attributes: told(resource, attributes) }),
    ...(old && { old: told(resource, old) }),
    causer,
    resource,
    now,
    id: row.id,
    // Somebody's own words leave with the record.
    title: String(resource.unlogged?.includes(resource.title) ? row.id : row[resource.title]),
  })

const told = ({ unlogged = [] }: Resource, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !unlogged.includes(name)))
