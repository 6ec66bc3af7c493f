import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import { pagesSource } from '@kampana/engine-server/db/dialect/terms'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { DbClient, Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { EngineHooks } from '@kampana/engine-server/records/hooks/hooks'
import { longFields } from '@kampana/engine-server/records/record-words'
import { isSearchable, indexAll, type SearchEntry } from '@kampana/engine-server/records/search-index'
import type { Resource } from '@kampana/engine-declare/resource'
import { table, tableName } from '@kampana/engine-server/records/table'
import { unlessDiskFull } from '../operations/unless-disk-full.ts'
import { hookedResources } from '../resources/index.ts'
import { indexSlice } from './slice.ts'

/** A page of the college's folder, for the search. */
export interface WrittenPage {
  address: string
  kind: string
  title: string
  lead: string
  body: string
  /** Name whose initials match like its title: `BS Information Technology` also matches `IT`. */
  abbreviated?: string
  /** A placeholder page. */
  unwritten?: true
}

/** Increase this number when words are made differently, so that everything is indexed again. */
const edition = 5
const rowsAtOnce = 200
/** Source for the addresses of the college's pages, which change with them. */
export const addressesSource = 'addresses'
/** More records than this are indexed after the start. */
const maxAtStart = 1000

/** A resource whose records aren't indexed yet, and the stamp to write afterwards. */
export interface PendingIndex {
  resource: Resource
  hooks: EngineHooks
  stamp: string
}

/**
 * Indexes records that were never indexed, at the start. Returns resources with too many records for a start, for
 * `buildIndexInBackground`.
 */
export const buildIndex = async (context: AppContext): Promise<PendingIndex[]> => {
  const pending: PendingIndex[] = []
  const resources = hookedResources(context)
  const { log } = context
  const known = new Set([pagesSource, addressesSource, ...resources.map(({ resource }) => resource.name)])
  const stored = await context.db.selectFrom('search_sources').selectAll().execute()
  const stamps = new Map(stored.map(({ source, stamp }) => [source, stamp]))
  const gone = [...stamps.keys()].filter((source) => !known.has(source))
  if (gone.length > 0) await unlessDiskFull(log, () => forgetSources(context, gone))
  for (const { resource, hooks } of resources)
    if (isSearchable(resource) || longFields(resource).length > 0) {
      const stamp = hashSource([resource.publicSearch, longFields(resource).map(([name]) => name)])
      if (stamps.get(resource.name) === stamp) continue
      if (await isLarge(context.db, resource)) pending.push({ resource, hooks, stamp })
      else
        await unlessDiskFull(log, () =>
          rebuildSource(context, resource.name, stamp, (trx) => indexRecords(trx, resource, hooks)),
        )
    }
  return pending
}

/** Deletes the entries of resources that the college no longer declares. */
const forgetSources = ({ db }: AppContext, gone: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('search').where('source', 'in', gone).execute()
    await trx.deleteFrom('record_words').where('resource', 'in', gone).execute()
    await trx.deleteFrom('search_sources').where('source', 'in', gone).execute()
  })

/** Indexes the college's pages, unless the content with this hash is indexed. */
export const indexPages = (
  context: AppContext,
  hash: string,
  listPages: () => Promise<readonly WrittenPage[]>,
): Promise<void> =>
  rebuildSource(context, pagesSource, hashSource(hash), async (trx) => {
    const pages = await listPages()
    const entries = pages.map(({ address, kind, title, lead, body, abbreviated = '' }): SearchEntry => ({
      key: address,
      address,
      kind,
      title,
      lead,
      body,
      abbreviated,
      newest: null,
      until: null,
    }))
    await indexInBatches(trx, pagesSource, entries)
  })

/** Stamp of an index made from something, in this edition. */
export const hashSource = (made: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, made]))
    .digest('base64url')

/** One of several starting nodes does the work; the others wait at the insert. */
export const rebuildSource = async (
  { db }: AppContext,
  source: string,
  stamp: string,
  work: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> => {
  if (await isIndexed(db, source, stamp)) return
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('search_sources')
      .values({ source, stamp })
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet({ stamp }).where('search_sources.stamp', '!=', stamp),
      )
      .returning('source')
      .executeTakeFirst()
    if (!taken) return
    await lockIndex(trx)
    await trx.deleteFrom('search').where('source', '=', source).execute()
    await trx.deleteFrom('record_words').where('resource', '=', source).execute()
    await work(trx)
  })
}

/** Locks the index, so that other nodes' changes are written after this. */
export const lockIndex = (trx: Transaction<Tables>): Promise<void> => dialectOf(trx).lockTable(trx, 'search')

export const isIndexed = async (client: DbClient, source: string, stamp: string): Promise<boolean> => {
  const known = await client
    .selectFrom('search_sources')
    .select('stamp')
    .where('source', '=', source)
    .executeTakeFirst()
  return known?.stamp === stamp
}

const isLarge = async (client: DbClient, resource: Resource): Promise<boolean> => {
  const beyond = table(client).selectFrom(tableName(resource)).select('id').offset(maxAtStart).limit(1)
  return (await beyond.executeTakeFirst()) !== undefined
}

const indexRecords = async (
  trx: Transaction<Tables>,
  resource: Resource,
  hooks: EngineHooks,
): Promise<void> => {
  for (let last: number | undefined = 0; last !== undefined;)
    last = await indexSlice(trx, resource, hooks, { after: last, most: rowsAtOnce })
}

const indexInBatches = async (
  trx: Transaction<Tables>,
  source: string,
  entries: readonly SearchEntry[],
): Promise<void> => {
  for (let from = 0; from < entries.length; from += rowsAtOnce)
    await indexAll(trx, source, entries.slice(from, from + rowsAtOnce))
}
