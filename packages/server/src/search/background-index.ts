import type { FastifyInstance } from 'fastify'
import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { isIndexed, lockIndex, type PendingIndex } from './build-index.ts'
import { indexSlice } from './slice.ts'

/** Rows per batch, few enough not to delay pages. */
const rowsAtOnce = 40

/** Indexes the remaining records in batches while the server runs. After an interruption, the next start continues. */
export const buildIndexInBackground = (
  app: FastifyInstance,
  context: AppContext,
  pending: readonly PendingIndex[],
): void => {
  let closing = false
  let building: Promise<void> = Promise.resolve()
  const buildAll = async (): Promise<void> => {
    for (const each of pending) await buildInSlices(context, each, () => closing)
  }
  app.addHook('onReady', async () => {
    building = buildAll().catch((error: unknown) => {
      if (!closing)
        app.log.error({ err: error }, 'building the search index failed, retrying at the next start')
    })
  })
  app.addHook('onClose', async () => {
    closing = true
    await building
  })
}

const buildInSlices = async (
  context: AppContext,
  pending: PendingIndex,
  isOver: () => boolean,
): Promise<void> => {
  const { db, cacheVersion } = context
  const { resource, stamp } = pending
  for (let last: number | undefined = 0; last !== undefined; await yieldToRequests()) {
    // Another node may have finished first.
    if (isOver() || (await isIndexed(db, resource.name, stamp))) return
    last = await buildSlice(context, pending, last)
  }
  // Counts as a change of content, so that cached search pages are rendered again.
  await cacheVersion.change((trx) =>
    trx
      .insertInto('search_sources')
      .values({ source: resource.name, stamp })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ stamp }))
      .execute(),
  )
}

const buildSlice = (
  { db }: AppContext,
  { resource, hooks }: PendingIndex,
  after: number,
): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockIndex(trx)
    return indexSlice(trx, resource, hooks, { after, most: rowsAtOnce })
  })
