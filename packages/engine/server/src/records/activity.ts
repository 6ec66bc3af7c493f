import type { ActionLog } from '@kampana/engine-declare/custom-action'
import type { Changes } from '@kampana/engine-declare/kinds/index'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { engineActions } from '@kampana/engine-declare/log-actions'
import { instant } from '../clock.ts'
import type { EngineTransaction } from '../db/engine-tables.ts'
import { recordAuthor } from './authors/authors.ts'
import type { ReleaseEmails } from './release/release-emails.ts'
import type { EngineServices } from './context/engine-services.ts'
import type { Row } from './table.ts'

/** The signed-in person who makes a change. */
export interface Causer {
  id: number
  username: string
  name: string
}
/** A signed-in person who reads records, with their permissions. */
export interface Viewer extends Causer {
  permissions: ReadonlySet<string>
}
export interface Activity {
  /** Null if nobody is signed in, for example with a link in an e-mail. */
  causer: Causer | null
  /** Subject of the log sentence if nobody is signed in; 'Somebody' by default. */
  by?: string
  resource: Pick<Resource, 'name' | 'singular'>
  /** An action of the engine, or the log name of a custom action. */
  action: keyof typeof engineActions | Pick<ActionLog, 'action' | 'phrase'>
  /** Null if there is no record, for example for an unknown user name. */
  id: number | null
  /** The record's title. */
  title: string
  now: Date
  /** IP address, for sign-in and sign-out. */
  ip?: string
  /** Changed values after and before the change; never a secret. */
  attributes?: Readonly<Record<string, unknown>>
  old?: Readonly<Record<string, unknown>>
  /** Log entry of the version that was restored. */
  version?: number
}

/** Writes the log entry of a change in the change's transaction. Returns the entry's id. */
export const recordActivity = async (
  trx: EngineTransaction,
  { causer, by = 'Somebody', resource, action, id, title, now, ip, attributes, old, version }: Activity,
): Promise<number> => {
  const log = typeof action === 'string' ? { action, phrase: engineActions[action].phrase } : action
  const properties: Changes = {
    causer: causer && { id: causer.id, username: causer.username, name: causer.name },
    ...(ip !== undefined && { ip }),
    ...(attributes && { attributes }),
    ...(old && { old }),
    ...(version !== undefined && { version }),
  }
  const { id: entry } = await trx
    .insertInto('logs')
    .values({
      description: `${causer?.username ?? by} ${log.phrase} the ${resource.singular} '${title}'`,
      username: causer?.username ?? null,
      resource: resource.name,
      record_id: id,
      causer_id: causer?.id ?? null,
      action: log.action,
      properties: JSON.stringify(properties),
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return entry
}

/** Lists of names that fields offer as choices. */
export type NameLists = Readonly<Record<string, readonly string[]>>

/** Context of one change. */
export interface ChangeContext {
  trx: EngineTransaction
  causer: Causer
  now: Date
  lists: NameLists
  /** Number of days for which a deleted record can be restored. */
  trashRetainedDays: number
  releaseEmails: ReleaseEmails
  services: EngineServices
}

/** Writes a record's log entry and its last editor. Returns the entry's id. */
export const recordChange = async (
  { trx, causer, now, resource }: ChangeContext & { resource: Resource },
  row: Row,
  { action, attributes, old, version }: Pick<Activity, 'action' | 'attributes' | 'old' | 'version'>,
): Promise<number> => {
  if (action !== 'delete' && action !== 'restore')
    await recordAuthor(trx, resource, row.id, causer, action === 'create')
  return recordActivity(trx, {
    action,
    ...(attributes && { attributes: withoutUnlogged(resource, attributes) }),
    ...(old && { old: withoutUnlogged(resource, old) }),
    ...(version !== undefined && { version }),
    causer,
    resource,
    now,
    id: row.id,
    // For privacy, the log doesn't retain a visitor's text after the record is deleted.
    title: resource.unlogged?.includes(resource.title) ? String(row.id) : recordTitle(resource, row),
  })
}

/** Omits unlogged fields and the sort position, which means nothing to people. */
const withoutUnlogged = (resource: Resource, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !resource.unlogged?.includes(name) && name !== positionField(resource),
    ),
  )
