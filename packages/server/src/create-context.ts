import type { FastifyInstance } from 'fastify'
import { createAlertSender } from './alerts/sending/sender.ts'
import type { AppContext, Outbox } from './app-context.ts'
import { rateLimitCleanup } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { openEngine } from '@kampana/engine-server/open-engine'
import { engineServices } from './resources/engine-services.ts'
import { sendConfirmation } from './alerts/sign-up/send-confirmation.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMailTransport } from './mail/transport.ts'
import { updates } from '@kampana/shared/resources/updates'
import type { Transaction } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import type { Tables } from './db/tables.ts'
import type { ScheduledJob } from '@kampana/engine-server/records/context/engine-context'
import { recordActivity } from '@kampana/engine-server/records/activity'
import { writeDeclaredAddress } from '@kampana/engine-server/records/addresses/write-declared-address'
import { indexRecord } from '@kampana/engine-server/records/search-index'
import { selectRow } from '@kampana/engine-server/records/query/select'
import { followUpdate } from './alerts/posting/post-update-alert.ts'
import { storeStatement } from './verification/store-statement.ts'
import { startFlushingStatistics } from './statistics/flush-statistics.ts'
import { noPageViews, pageViewCounter } from './statistics/page-view-counter.ts'
import { hooksFinder } from './resources/index.ts'
import { createReleaseEmails } from './resources/publication/release-emails.ts'
import { createEncryption, signatureChecker, signer } from './secrets.ts'
import { createSiteReader, createSiteRecords } from './content/records/create-site-records.ts'

/** Creates the services that routes share; closing the server ends them. */
export const createContext = async (
  app: FastifyInstance,
  {
    key,
    sendsAtIntervals,
    ...services
  }: Pick<AppContext, 'settings' | 'db' | 'time' | 'siteContent'> & {
    key: string
    sendsAtIntervals: boolean
  },
): Promise<AppContext> => {
  const base = { ...services, now: services.time.now }
  const basis = {
    ...base,
    ...(await openEngine(app, {
      ...base,
      database: base.settings.database,
      contentHash: base.siteContent.hash,
      isDoubtful: base.time.isDoubtful,
    })),
    sign: signer(key),
    isSigned: signatureChecker([key, ...base.settings.previousKeys]),
    encryption: createEncryption(key, base.settings.previousKeys),
    college: base.siteContent.identity,
    pageViews:
      base.settings.statisticsRetainedDays === 0
        ? noPageViews
        : pageViewCounter(
            new Set([base.settings.publicUrl.host.replace(/^www\./, ''), base.settings.publicUrl.host]),
          ),
  }
  const outbox: Outbox = createOutbox(basis, createMailTransport(base.settings), () =>
    sendConfirmation({ ...basis, outbox }),
  )
  if (sendsAtIntervals) outbox.start()
  app.addHook('onClose', () => outbox.close())
  app.decorate('outbox', outbox)
  const alertSender = createAlertSender({ ...basis, outbox })
  if (sendsAtIntervals) alertSender.start()
  app.addHook('onClose', () => alertSender.close())
  app.decorate('alertSender', alertSender)
  const siteReader = createSiteReader(basis)
  const context: AppContext = {
    ...basis,
    outbox,
    alertSender,
    releaseEmails: createReleaseEmails({ ...basis, outbox }),
    siteReader,
    siteRecords: createSiteRecords(basis, siteReader),
    findHooks: hooksFinder(() => context),
    lists: () => base.siteContent.identity().lists,
    cleanupJobs: [rateLimitCleanup(base)],
    services: engineServices(base),
  }
  context.publishScheduler.add(scheduledUpdates(context))
  startFlushingStatistics(app, context)
  app.decorate('publishDue', context.publishScheduler.publishDue)
  return context
}

/** Publishes updates at their time. With several nodes, the node whose statement changes the status publishes the update. */
const scheduledUpdates = (context: AppContext): ScheduledJob => ({
  next: () => nextMoment(context),
  publish: () => context.cacheVersion.change((trx) => publishUpdates(trx, context), Boolean),
})

const nextMoment = async ({ db }: AppContext): Promise<string | null> => {
  const next = await db
    .selectFrom('updates')
    .select((eb) => eb.fn.min('posted_at').as('moment'))
    .where('status', '=', 'scheduled')
    .executeTakeFirst()
  return next?.moment ?? null
}

const publishUpdates = async (trx: Transaction<Tables>, context: AppContext): Promise<number> => {
  const now = context.now()
  const hooks = context.findHooks('updates')
  const due = await trx
    .updateTable('updates')
    .set({ status: 'published' })
    .where('status', '=', 'scheduled')
    .where('posted_at', '<=', instant(now))
    .returning(['id', 'title', 'category', 'posted_at'])
    .execute()
  for (const update of due.toSorted((a, b) => String(a.posted_at).localeCompare(String(b.posted_at)))) {
    const record = await selectRow(trx, updates, hooks, update.id)
    const change = { trx, now, causer: null, by: 'The schedule', resource: updates }
    await writeDeclaredAddress(change, record, { ...record, status: 'scheduled' })
    await storeStatement(trx, context, 'updates', record, null)
    await followUpdate(trx, context, { ...update, ...record, status: 'published' })
    await indexRecord(trx, updates, hooks, record)
    await recordActivity(trx, {
      ...change,
      action: 'publish',
      id: update.id,
      title: update.title,
      attributes: { status: 'published' },
      old: { status: 'scheduled' },
    })
  }
  return due.length
}
