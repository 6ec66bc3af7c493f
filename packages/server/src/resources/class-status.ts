import { classStatusCalls } from '@kampana/shared/calls/class-status-calls'
import { announceAhead } from '@kampana/shared/class-status'
import { messages } from '@kampana/shared/messages/messages'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { classStatus } from '@kampana/shared/resources/class-status'
import type { FastifyInstance } from 'fastify'
import { findSent } from '../alerts/delivery-report/find-sent.ts'
import { instant } from '@kampana/engine-server/clock'
import { invalid } from '@kampana/engine-server/error'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from './resource-hooks.ts'
import { maxRowsForStaff, parseListQuery } from '@kampana/engine-server/records/query/list-query'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { Store } from '@kampana/engine-server/records/store'
import type { Row } from '@kampana/engine-server/records/table'

/** Hooks of class notices: a new one must not have ended, and one short call returns the current ones. */
export const classStatusHooks = (context: AppContext): ResourceHooks<'class-status'> => ({
  beforeWrite: [
    async (_trx, { action, input }) => {
      if (action === 'create' && String(input.ends_at) <= instant(context.now()))
        throw invalid({ ends_at: [messages.invalid.afterOrEqual(humanize('ends_at'), 'now')] })
    },
  ],
  detail: async (row) => ({ ...row, ...(await findSent(context.db, row.id)) }),
  routes: (app, store) => serveNow(app, context, store),
})

/**
 * Serves the current notices for the top of every page. All open pages poll them during a storm, so they are queried once per
 * cache revision.
 */
const serveNow = (
  app: FastifyInstance,
  { cacheVersion, now, scheduledInvalidation }: AppContext,
  store: Store,
): void => {
  let cached: { at: string; data: Row[] } | undefined
  serve(app, classStatusCalls, {
    now: async ({ reply }) => {
      await scheduledInvalidation.learn()
      const until = scheduledInvalidation.next() ?? null
      const at = `${cacheVersion.current()} ${until}`
      if (cached?.at !== at) cached = { at, data: await findNotices(store, now()) }
      void reply.header('cache-control', 'no-cache')
      return { data: cached.data, now: instant(now()), until }
    },
  })
}

const findNotices = async (store: Store, time: Date): Promise<Row[]> => {
  const filter = {
    ends_at_gt: instant(time),
    starts_at_lte: instant(new Date(time.getTime() + announceAhead)),
  }
  const query = parseListQuery(classStatus, { filter: JSON.stringify(filter) })
  return (await store.list({ ...query, count: maxRowsForStaff }, null)).rows
}
