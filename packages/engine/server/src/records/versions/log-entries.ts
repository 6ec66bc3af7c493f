import type { Changes } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { signInActions } from '@kampana/engine-declare/log-actions'
import type { EngineClient } from '../../db/engine-tables.ts'
import { versionedFields } from './versioned-fields.ts'

/** A log entry that changed a record, limited to versioned fields. */
export interface VersionLogEntry {
  id: number
  action: string
  /** Id of the person who made the change; null if nobody was signed in. */
  causer_id: number | null
  username: string | null
  name: string | null
  created_at: string
  /** Values after and before the change. */
  attributes: Readonly<Record<string, unknown>>
  old: Readonly<Record<string, unknown>>
  /** All values before the change, including read-only fields. */
  whole: Readonly<Record<string, unknown>>
  putBack: number | undefined
}

/** Rows per query. Values may be long, so that a long history doesn't fit in memory at once. */
const batchSize = 50

/** Reads a record's versions entry by entry: newest first below `before`, or oldest first above `after`. */
export async function* readEntries(
  client: EngineClient,
  resource: Resource,
  id: number,
  { before, after }: { before?: number; after?: number },
): AsyncGenerator<VersionLogEntry> {
  const isRising = after !== undefined
  let last = after ?? before
  for (;;) {
    const rows = await selectEntries(client, resource, id)
      .$if(last !== undefined, (query) => query.where('id', isRising ? '>' : '<', last ?? 0))
      .orderBy('id', isRising ? 'asc' : 'desc')
      .limit(batchSize)
      .execute()
    for (const row of rows) {
      const entry = toVersionEntry(resource, row)
      if (entry) yield entry
    }
    last = rows.at(-1)?.id
    if (rows.length < batchSize) return
  }
}

/** Log entry of a record's version; undefined if it belongs to another record or changed no versioned field. */
export const findVersionEntry = async (
  client: EngineClient,
  resource: Resource,
  id: number,
  entry: number,
): Promise<VersionLogEntry | undefined> => {
  const row = await selectEntries(client, resource, id).where('id', '=', entry).executeTakeFirst()
  return row && toVersionEntry(resource, row)
}

/** First item of a generator. */
export const firstEntry = async (
  entries: AsyncGenerator<VersionLogEntry>,
): Promise<VersionLogEntry | undefined> => {
  for await (const entry of entries) return entry
  return undefined
}

const selectEntries = (client: EngineClient, { name }: Resource, id: number) =>
  client
    .selectFrom('logs')
    .select(['id', 'action', 'causer_id', 'username', 'properties', 'created_at'])
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .where('action', 'not in', signInActions)

interface LogRow {
  id: number
  action: string
  causer_id: number | null
  username: string | null
  properties: string
  created_at: string
}

/** IP addresses and values that don't belong to the record, such as those of accounts, stay in the log. */
const toVersionEntry = (resource: Resource, { properties, ...row }: LogRow): VersionLogEntry | undefined => {
  const { attributes = {}, old = {}, causer, version } = JSON.parse(properties) as Changes
  const entry = {
    ...row,
    name: causer?.name ?? null,
    attributes: pickVersioned(resource, attributes),
    old: pickVersioned(resource, old),
    whole: old,
    putBack: version,
  }
  const isWhole = wholeActions.has(row.action)
  return isWhole || hasValues(entry.attributes) || hasValues(entry.old) ? entry : undefined
}

/** Actions that create or remove the record itself. */
const wholeActions: ReadonlySet<string> = new Set(['create', 'delete', 'restore'])

const pickVersioned = (resource: Resource, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    versionedFields(resource).flatMap(({ name }) =>
      Object.hasOwn(values, name) ? [[name, values[name]]] : [],
    ),
  )

const hasValues = (values: object): boolean => Object.keys(values).length > 0
