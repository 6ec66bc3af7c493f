import type { FastifyInstance } from 'fastify'
import { setImmediate as others } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { isFilled, keepOthersFromWriting, type Left } from './at-start.ts'
import { keepSlice } from './slice.ts'

/** Few enough that a page which is asked for meanwhile hardly waits. */
const rowsAtOnce = 40

/** Indexes what was left at the start, a few records at a time, while the server serves; a start that ends early is made good by the next. */
export const fillSearchLater = (app: FastifyInstance, context: AppContext, left: readonly Left[]): void => {
  let closing = false
  let filling: Promise<void> = Promise.resolve()
  const fillAll = async (): Promise<void> => {
    for (const each of left) await fillInSlices(context, each, () => closing)
  }
  app.addHook('onReady', async () => {
    filling = fillAll().catch((error: unknown) => {
      if (!closing)
        app.log.error({ err: error }, 'the search could not be filled; the next start tries again')
    })
  })
  app.addHook('onClose', async () => {
    closing = true
    await filling
  })
}

const fillInSlices = async (context: AppContext, left: Left, isOver: () => boolean): Promise<void> => {
  const { db, content } = context
  const { resource, stamp } = left
  for (let last: number | undefined = 0; last !== undefined; await others()) {
    // Of several nodes that start together one may have been quicker.
    if (isOver() || (await isFilled(db, resource.name, stamp))) return
    last = await fillSlice(context, left, last)
  }
  // A change of content: pages that tell of what was found are made anew.
  await content.change((trx) =>
    trx
      .insertInto('search_sources')
      .values({ source: resource.name, stamp })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ stamp }))
      .execute(),
  )
}

const fillSlice = (
  { db, settings }: AppContext,
  { resource, hooks }: Left,
  after: number,
): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    await keepOthersFromWriting(trx, settings)
    return keepSlice(trx, resource, hooks, { after, most: rowsAtOnce })
  })
