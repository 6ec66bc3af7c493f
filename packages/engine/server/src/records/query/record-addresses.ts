import { required } from '../../required.ts'
import type { Resource } from '@kampana/engine-declare/resource'
import { setImmediate as others } from 'node:timers/promises'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import { ownAddressField, recordAddress } from '@kampana/engine-declare/record-address'
import { isSearchable } from '../search-index.ts'
import { fetchRows, table, tableName } from '../table.ts'

/** Public path of a record, and the time its content last changed. */
export interface RecordAddress {
  path: string
  changed: string | null
}

/** Rows per batch, few enough not to block the thread. */
const atOnce = 500

/** Reads the addresses of a resource's public records in batches, so that pages are served meanwhile. */
export const recordAddresses = async (
  client: EngineClient,
  resource: Resource,
  hooks: EngineHooks,
): Promise<RecordAddress[]> => {
  const own = ownAddressField(resource)
  if (own !== undefined) return ownAddresses(client, resource, hooks, own)
  if (!isSearchable(resource)) return []
  const { readScope } = hooks
  const { address, newest, edited = newest } = resource.publicSearch
  const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => required(name))
  const columns = [...new Set(['id', newest, edited, ...named])]
  const found: RecordAddress[] = []
  for (let last = 0; ;) {
    const rows = await fetchRows(
      table(client)
        .selectFrom(tableName(resource))
        .select(columns)
        .where('id', '>', last)
        .$if(readScope !== undefined, (query) => query.where((eb) => required(readScope)(eb, null, [])))
        .orderBy('id')
        .limit(atOnce),
    )
    for (const row of rows)
      found.push({
        path: recordAddress(resource.publicSearch, row),
        changed: latest(row[newest] as string | null, row[edited] as string | null),
      })
    if (rows.length < atOnce) return found
    last = required(rows.at(-1)).id
    await others()
  }
}

const latest = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null && other > one ? other : one

/** Addresses stored in records, such as pages. The log contains the time of the last visible change. */
const ownAddresses = async (
  client: EngineClient,
  resource: Resource,
  { readScope }: EngineHooks,
  field: string,
): Promise<RecordAddress[]> => {
  const records = tableName(resource)
  const rows = await table(client)
    .selectFrom(records)
    .select((eb) => [
      `${field} as path`,
      eb
        .selectFrom('logs')
        .select((log) => log.fn.max('logs.created_at').as('changed'))
        .whereRef('logs.record_id', '=', `${records}.id`)
        .where('logs.resource', '=', resource.name)
        .where('logs.action', 'in', contentActions)
        .as('changed'),
    ])
    .where(field, 'is not', null)
    .$if(readScope !== undefined, (query) => query.where((eb) => required(readScope)(eb, null, [])))
    .execute()
  return rows as unknown as RecordAddress[]
}

/** Log actions that change the visible content. */
const contentActions = ['create', 'edit', 'publish', 'restore', 'put-back']
