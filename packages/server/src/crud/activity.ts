import type { ActionLog } from '@kampana/shared/custom-action'
import type { Changes } from '@kampana/shared/kinds/index'
import { recordTitle, type Resource } from '@kampana/shared/resource'
import { engineActions } from '@kampana/shared/log-actions'
import { instant } from '../clock.ts'
import type { EngineTransaction } from '../db/engine-tables.ts'
import { keepAuthor } from './authors/authors.ts'
import type { ChangeLetters } from './changes/letters.ts'
import type { EngineParts } from './context/parts.ts'
import type { Row } from './table.ts'

/** Who makes a change: the person signed in. */
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
  /** Null where nobody is signed in, as by a link from a letter. */
  causer: Causer | null
  /** The sentence's subject where nobody is signed in; by default 'Somebody'. */
  by?: string
  resource: Pick<Resource, 'name' | 'singular'>
  /** An action of the engine, or how another one is logged. */
  action: keyof typeof engineActions | Pick<ActionLog, 'action' | 'phrase'>
  /** Null where there is no record, as for an unknown user name. */
  id: number | null
  /** The record's title, by which people know it. */
  title: string
  now: Date
  /** The address, for signing in and out. */
  ip?: string
  /** The changed values, after and before the change; never a secret. */
  attributes?: Readonly<Record<string, unknown>>
  old?: Readonly<Record<string, unknown>>
  /** The entry whose version of the record was put back. */
  version?: number
}

/** Writes the log entry of a change, in the change's own transaction. Returns the entry's id. */
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

/** Lists of names, of which fields of a kind choose. */
export type NameLists = Readonly<Record<string, readonly string[]>>

/** The context of one change. */
export interface ChangeContext {
  trx: EngineTransaction
  causer: Causer
  now: Date
  lists: NameLists
  /** For how many days a deleted record can be restored. */
  trashKeptDays: number
  letters: ChangeLetters
  parts: EngineParts
}

/** Writes the log entry of a change to a record, and who made the change last. Returns the entry's id. */
export const recordChange = async (
  { trx, causer, now, resource }: ChangeContext & { resource: Resource },
  row: Row,
  { action, attributes, old, version }: Pick<Activity, 'action' | 'attributes' | 'old' | 'version'>,
): Promise<number> => {
  if (action !== 'delete' && action !== 'restore')
    await keepAuthor(trx, resource, row.id, causer, action === 'create')
  return recordActivity(trx, {
    action,
    ...(attributes && { attributes: withoutUnlogged(resource, attributes) }),
    ...(old && { old: withoutUnlogged(resource, old) }),
    ...(version !== undefined && { version }),
    causer,
    resource,
    now,
    id: row.id,
    // For privacy, the log doesn't keep a visitor's words after the record is gone.
    title: resource.unlogged?.includes(resource.title) ? String(row.id) : recordTitle(resource, row),
  })
}

/** A place among siblings says nothing to people. */
const withoutUnlogged = ({ unlogged = [], tree }: Resource, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !unlogged.includes(name) && name !== tree?.place),
  )
