import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createAlertSender } from './alerts/sending/sender.ts'
import type { AppContext, Outbox } from './app-context.ts'
import { createReader } from '@kampana/engine-server/db/connect'
import { openCacheVersion } from '@kampana/engine-server/db/cache-version'
import { responseCache } from '@kampana/engine-server/http/response-cache'
import { rateLimitCleanup } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { readLimit } from '@kampana/engine-server/http/rate-limit/read-limit'
import { engineServices } from './resources/engine-services.ts'
import { createPictures } from './media/picture-state.ts'
import { sendConfirmation } from './alerts/sign-up/send-confirmation.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMailTransport } from './mail/transport.ts'
import { publishScheduler } from './publish-scheduler.ts'
import { scheduleInvalidation } from '@kampana/engine-server/records/scheduled-invalidation'
import { startFlushingStatistics } from './statistics/flush-statistics.ts'
import { noPageViews, pageViewCounter } from './statistics/page-view-counter.ts'
import { hooksFinder } from './resources/index.ts'
import { createReleaseEmails } from './resources/publication/release-emails.ts'
import { createEncryption, signatureChecker, signer } from './secrets.ts'
import { createSiteRecords } from './content/records/record-reader.ts'
import { createCacheRevision } from './cache-revision.ts'

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
    sign: signer(key),
    isSigned: signatureChecker([key, ...base.settings.previousKeys]),
    encryption: createEncryption(key, base.settings.previousKeys),
    college: base.siteContent.identity,
    log: () => app.log,
    limitReads: readLimit(base),
    pageViews:
      base.settings.statisticsRetainedDays === 0
        ? noPageViews
        : pageViewCounter(
            new Set([base.settings.publicUrl.host.replace(/^www\./, ''), base.settings.publicUrl.host]),
          ),
    reader: createReader(base.db, base.settings.database),
  }
  app.addHook('onClose', () => basis.reader.destroy())
  // Starts the reader thread before the first search: a large database's thread takes a quarter of a second to start.
  app.addHook('onListen', () => void sql`select 1`.execute(basis.reader).catch(app.log.error))
  const outbox: Outbox = createOutbox(basis, createMailTransport(base.settings), () =>
    sendConfirmation({ ...basis, outbox }),
  )
  if (sendsAtIntervals) outbox.start()
  app.addHook('onClose', () => outbox.close())
  app.decorate('outbox', outbox)
  const cacheVersion = await openCacheVersion(base.db)
  const alertSender = createAlertSender({ ...basis, outbox, cacheVersion })
  if (sendsAtIntervals) alertSender.start()
  app.addHook('onClose', () => alertSender.close())
  app.decorate('alertSender', alertSender)
  const scheduledInvalidation = scheduleInvalidation(base.db, cacheVersion, base.now)
  const cacheRevision = createCacheRevision({ ...base, cacheVersion, scheduledInvalidation })
  const pictures = createPictures(base.db, cacheVersion, base.siteContent.showPictures)
  const context: AppContext = {
    ...basis,
    outbox,
    alertSender,
    releaseEmails: createReleaseEmails({ ...basis, outbox }),
    cacheVersion,
    siteRecords: createSiteRecords({ ...basis, cacheVersion }),
    pictures,
    scheduledInvalidation,
    cacheRevision,
    responses: responseCache({ ...base, cacheVersion, scheduledInvalidation, cacheRevision }),
    publishScheduler: publishScheduler(() => context),
    findHooks: hooksFinder(() => context),
    lists: () => base.siteContent.identity().lists,
    cleanupJobs: [rateLimitCleanup(base)],
    services: engineServices({ pictures, siteContent: base.siteContent }),
  }
  app.addHook('onClose', () => context.publishScheduler.close())
  startFlushingStatistics(app, context)
  app.decorate('publishDue', context.publishScheduler.publishDue)
  return context
}
