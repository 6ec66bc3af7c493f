import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createAlertSender } from './alerts/sending/sender.ts'
import type { AppContext, Outbox } from './app-context.ts'
import { createReader } from './db/connect.ts'
import { cacheVersion } from './db/cache-version.ts'
import { responseCache } from './http/response-cache.ts'
import { readLimit } from './http/rate-limit/read-limit.ts'
import { engineParts } from './resources/engine-parts.ts'
import { createPictures } from './media/picture-state.ts'
import { sendConfirmation } from './alerts/sign-up/send-confirmation.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMailTransport } from './mail/transport.ts'
import { publishScheduler } from './publish-scheduler.ts'
import { scheduleInvalidation } from './crud/scheduled-invalidation.ts'
import { startFlushingFigures } from './figures/flush-figures.ts'
import { noReadings, readingCounter } from './figures/reading-counter.ts'
import { hooksFinder } from './resources/index.ts'
import { changeLetters } from './resources/publication/change-letters.ts'
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
    readings:
      base.settings.figuresKeptDays === 0
        ? noReadings
        : readingCounter(
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
  const content = await cacheVersion(base.db)
  const alertSender = createAlertSender({ ...basis, outbox, content })
  if (sendsAtIntervals) alertSender.start()
  app.addHook('onClose', () => alertSender.close())
  app.decorate('alertSender', alertSender)
  const scheduledInvalidation = scheduleInvalidation(base.db, content, base.now)
  const cacheRevision = createCacheRevision({ ...base, content, scheduledInvalidation })
  const pictures = createPictures(base.db, content, base.siteContent.showPictures)
  const context: AppContext = {
    ...basis,
    outbox,
    alertSender,
    letters: changeLetters({ ...basis, outbox }),
    content,
    siteRecords: createSiteRecords({ ...basis, content }),
    pictures,
    scheduledInvalidation,
    cacheRevision,
    responses: responseCache({ ...base, content, scheduledInvalidation, cacheRevision }),
    publishScheduler: publishScheduler(() => context),
    findHooks: hooksFinder(() => context),
    lists: () => base.siteContent.identity().lists,
    parts: engineParts({ pictures, siteContent: base.siteContent }),
  }
  app.addHook('onClose', () => context.publishScheduler.close())
  startFlushingFigures(app, context)
  app.decorate('publishDue', context.publishScheduler.publishDue)
  return context
}
