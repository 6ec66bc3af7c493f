import { permissionName, type Action, type Changes, type Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import { instant } from '../clock.ts'
import type { Tables } from '../db/tables.ts'

/** Who makes a change: the person signed in. */
export interface Causer {
  id: number
  username: string
  name: string
}
export interface Activity {
  causer: Causer
  resource: Pick<Resource, 'name' | 'singular' | 'title'>
  action: Exclude<Action, 'list' | 'show'>
  id: number
  /** The record's title, by which people know it. */
  title: string
  now: Date
  /** Values after the change, and before it; of a change only what changed. */
  attributes?: Readonly<Record<string, unknown>>
  old?: Readonly<Record<string, unknown>>
}

const done = {
  create: 'created',
  edit: 'edited',
  delete: 'deleted',
  activate: 'changed the status of',
} as const

/** Writes the one log entry of a change, in the change's own transaction. */
export const recordActivity = async (
  trx: Transaction<Tables>,
  { causer, resource, action, id, title, now, attributes, old }: Activity,
): Promise<void> => {
  const properties: Changes = {
    causer: { id: causer.id, username: causer.username, name: causer.name },
    ...(attributes && { attributes }),
    ...(old && { old }),
  }
  await trx
    .insertInto('logs')
    .values({
      description: `${causer.username} ${done[action]} the ${resource.singular} '${title}'`,
      causer_id: causer.id,
      resource: resource.name,
      record_id: id,
      action: permissionName(action, resource),
      properties: JSON.stringify(properties),
      created_at: instant(now),
    })
    .execute()
}
