import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { pagesSource } from '../db/full-text.ts'
import type { DbClient, Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { isSearchable, indexAll, type SearchEntry, type PublicResource } from '../crud/search-index.ts'
import { table, tableOf } from '../crud/table.ts'
import { everyResource } from '../resources/index.ts'
import { keepSlice } from './slice.ts'

/** A page of the site as its build knows it: no record, but to be found all the same. */
export interface WrittenPage {
  address: string
  kind: string
  title: string
  lead: string
  body: string
  /** It only says that it will be written. */
  unwritten?: true
}

/** Grows whenever words are made otherwise, so that all is indexed anew. */
const edition = 3
const rowsAtOnce = 200
/** More records than these take longer than a start may. */
const mostAtStart = 1000

/** A resource whose records are yet to be indexed, and what is noted once they are. */
export interface Left {
  resource: PublicResource
  hooks: ResourceHooks
  stamp: string
}

/**
 * Indexes, at the start, what isn't yet as it should be: records once, and pages whenever they were built with other words.
 * Records so many that people would wait for them are left; answers their resources, for `fillSearchLater`.
 */
export const fillSearch = async (context: AppContext, pages: readonly WrittenPage[]): Promise<Left[]> => {
  const left: Left[] = []
  for (const { resource, hooks } of everyResource(context))
    if (isSearchable(resource)) {
      const stamp = stampOf(resource.publicSearch)
      if (await isFilled(context.db, resource.name, stamp)) continue
      if (await isLong(context.db, resource)) left.push({ resource, hooks, stamp })
      else await fill(context, resource.name, stamp, (trx) => keepRecords(trx, resource, hooks))
    }
  const found = pages.map(({ address, kind, title, lead, body }): SearchEntry => ({
    key: address,
    address,
    kind,
    title,
    lead,
    body,
    newest: null,
    until: null,
  }))
  await fill(context, pagesSource, stampOf(found), (trx) => keepInParts(trx, pagesSource, found))
  return left
}

const stampOf = (made: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, made]))
    .digest('base64url')

/** Of several nodes that start together one does the work, and the others wait for it. */
const fill = async (
  { db, settings }: AppContext,
  source: string,
  stamp: string,
  work: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> => {
  if (await isFilled(db, source, stamp)) return
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
    await keepOthersFromWriting(trx, settings)
    await trx.deleteFrom('search').where('source', '=', source).execute()
    await work(trx)
  })
}

/** What another node changes meanwhile is written after this, not before. */
export const keepOthersFromWriting = async (
  trx: Transaction<Tables>,
  { database }: AppContext['settings'],
): Promise<void> => {
  if (database.kind === 'postgres') await sql`lock table search in share row exclusive mode`.execute(trx)
}

export const isFilled = async (client: DbClient, source: string, stamp: string): Promise<boolean> => {
  const known = await client
    .selectFrom('search_sources')
    .select('stamp')
    .where('source', '=', source)
    .executeTakeFirst()
  return known?.stamp === stamp
}

const isLong = async (client: DbClient, resource: PublicResource): Promise<boolean> => {
  const beyond = table(client).selectFrom(tableOf(resource)).select('id').offset(mostAtStart).limit(1)
  return (await beyond.executeTakeFirst()) !== undefined
}

const keepRecords = async (
  trx: Transaction<Tables>,
  resource: PublicResource,
  hooks: ResourceHooks,
): Promise<void> => {
  for (let last: number | undefined = 0; last !== undefined;)
    last = await keepSlice(trx, resource, hooks, { after: last, most: rowsAtOnce })
}

const keepInParts = async (
  trx: Transaction<Tables>,
  source: string,
  found: readonly SearchEntry[],
): Promise<void> => {
  for (let from = 0; from < found.length; from += rowsAtOnce)
    await indexAll(trx, source, found.slice(from, from + rowsAtOnce))
}
