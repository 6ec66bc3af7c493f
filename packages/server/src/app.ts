import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serveAccounts } from './account/routes.ts'
import type { Clock } from './clock.ts'
import { createReader } from './db/reader.ts'
import { openDatabase } from './db/open.ts'
import { contentVersion } from './db/content-version.ts'
import type { Settings } from './env.ts'
import { sendError } from './error.ts'
import { builtFrontEnds, type FrontEnds } from './front-ends.ts'
import { guardAccess } from './http/access.ts'
import { earlyAnswers } from './http/early-answers.ts'
import { responseCache } from './http/response-cache.ts'
import { requestGate, type RequestGate } from './http/server-factory.ts'
import { answerOtherOrigins } from './http/cross-origin.ts'
import { csrf } from './http/csrf.ts'
import { documentation } from './http/documentation.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { health } from './http/health.ts'
import { acceptEmptyJson } from './http/json-body.ts'
import { registerGracefulShutdown } from './http/graceful-shutdown.ts'
import { metrics } from './http/metrics/metrics.ts'
import { readLimit } from './http/rate-limit/read-limit.ts'
import { logRequests } from './http/request-log.ts'
import { serverOptions, type LogTarget } from './http/server-options.ts'
import { securityTxt } from './http/security-txt.ts'
import { sessions } from './http/session.ts'
import { unknownRoutes } from './http/unknown-route.ts'
import { readCollegeIdentity } from './college/college.ts'
import { serveContact } from './contact.ts'
import { serveContactPage } from './site/contact-page.ts'
import { startCleanupJobs } from './cleanup-jobs.ts'
import { verifyKeyCheckValue } from './key-check-value.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { transportFor } from './mail/transport.ts'
import { serveFiles, uploadFile } from './media/file-routes.ts'
import { servePictures, uploadImage } from './media/routes.ts'
import { serveCondition } from './operations/condition.ts'
import { watchDiskSpace } from './operations/room.ts'
import { rightTime, trustedTime, type Clocks } from './operations/trusted-time.ts'
import { watchTime } from './operations/watch-time.ts'
import { followOtherNodes } from './other-nodes.ts'
import type { AppContext } from './app-context.ts'
import { servePreview } from './site/preview.ts'
import { publishScheduler, type PublishScheduler } from './publish-scheduler.ts'
import { memoize } from './memoize.ts'
import { scheduleInvalidation } from './crud/scheduled-invalidation.ts'
import { serveResources } from './resources/index.ts'
import { keyIn, createEncryption, signatureChecker, signer } from './secrets.ts'
import { seed, type FirstAdministrator } from './seed/seed.ts'
import { fillSearch } from './search/at-start.ts'
import { fillSearchLater } from './search/later.ts'
import { createCuration } from './search/curation.ts'
import { serveSearch } from './search/routes.ts'
import { serveSite, type SiteEntry } from './site/site.ts'
import { createContentRevision } from './content-revision.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The first administrator, with the password to print; null once somebody has signed in with it. */
    firstAdministrator: FirstAdministrator | null
    outbox: Outbox
    publishDue: PublishScheduler['publishDue']
  }
}

export interface AppOptions {
  /** What everybody takes for the present; unless told it is found out from the machine's clock and the database's. */
  now?: Clock
  /** The machine's clocks unless told. */
  clocks?: Clocks
  /** Serves site and dashboard; the built ones unless told. */
  frontEnds?: FrontEnds
  /** The standard output unless told. */
  log?: LogTarget
  /** Told each statement of SQL that the server runs. */
  onQuery?: (sql: string) => void
}

/** The whole server, ready to listen or to be injected into. Closing it closes the database. */
export const buildApp = async (
  settings: Settings,
  { now, clocks, frontEnds = builtFrontEnds, log, onQuery }: AppOptions = {},
): Promise<FastifyInstance> => {
  // Before the database: a folder that can't be written is the plainer fault of the two.
  const key = settings.appKey ?? keyIn(settings.dataDir)
  const db = await openDatabase(settings.database, onQuery)
  const gate = requestGate()
  const app = fastify(serverOptions(settings, gate, log))
  app.addHook('onClose', () => db.destroy())
  try {
    const time = now ? rightTime(now) : await trustedTime(db, settings.database, clocks)
    await compose(app, gate, await createContext(app, { settings, db, time, key }), frontEnds)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

const createContext = async (
  app: FastifyInstance,
  { key, ...others }: Pick<AppContext, 'settings' | 'db' | 'time'> & { key: string },
): Promise<AppContext> => {
  const given = { ...others, now: others.time.now }
  const college = await readCollegeIdentity()
  const basis = {
    ...given,
    sign: signer(key),
    isSigned: signatureChecker([key, ...given.settings.previousKeys]),
    encryption: createEncryption(key, given.settings.previousKeys),
    college,
    lists: college.lists,
    log: () => app.log,
    limitReads: readLimit(given),
    reader: createReader(given.db, given.settings.database),
  }
  app.addHook('onClose', () => basis.reader.destroy())
  const outbox = createOutbox(basis, transportFor(given.settings))
  app.addHook('onClose', () => outbox.close())
  app.decorate('outbox', outbox)
  const content = await contentVersion(given.db, given.settings.database)
  const scheduledInvalidation = scheduleInvalidation(given.db, content, given.now)
  const contentRevision = createContentRevision({ ...given, content, scheduledInvalidation })
  const context: AppContext = {
    ...basis,
    outbox,
    content,
    scheduledInvalidation,
    contentRevision,
    responses: responseCache({ ...given, content, scheduledInvalidation, contentRevision }),
    publishScheduler: publishScheduler(() => context),
  }
  app.addHook('onClose', () => context.publishScheduler.close())
  app.decorate('publishDue', context.publishScheduler.publishDue)
  return context
}

const compose = async (
  app: FastifyInstance,
  gate: RequestGate,
  context: AppContext,
  frontEnds: FrontEnds,
): Promise<void> => {
  await verifyKeyCheckValue(context)
  watchTime(app, context)
  app.decorate('firstAdministrator', await seed(context))
  addSecurityHeaders(app, context.settings)
  await answerOtherOrigins(app, context.settings)
  app.setErrorHandler(sendError)
  unknownRoutes(app)
  logRequests(app)
  acceptEmptyJson(app)
  registerGracefulShutdown(app, gate)
  documentation(app, context.settings)

  const room = watchDiskSpace(app, context)
  health(app, context, room)
  securityTxt(app, context)
  servePictures(app, context)
  serveFiles(app, context)

  const siteEntry = await frontEnds(app, context.settings)
  fillSearchLater(app, context, await fillSearch(context, await (await siteEntry()).searchable()))
  const curation = memoize(async ({ searchWords, searchable }: SiteEntry) =>
    createCuration(searchWords, await searchable()),
  )
  const { preview, answerForm } = serveSite(app, context, siteEntry, {
    '/search': context.limitReads,
  })

  const onEarlyAnswer = await metrics(app, context, room)

  await app.register((page) => serveContactPage(page, context, answerForm))

  // Everything with a session. A call passes, in this order: cookies, session, CSRF, access; then its body is read.
  await app.register(async (api) => {
    await api.register(cookies)
    sessions(api, context)
    csrf(api, context)
    guardAccess(api)
    await api.register((account) => serveAccounts(account, context))
    serveResources(api, context)
    servePreview(api, context, preview)
    serveContact(api, context)
    serveCondition(api, context, room)
    serveSearch(api, context, async () => curation(await siteEntry()))
    await api.register((pictures) => uploadImage(pictures, context))
    await api.register((files) => uploadFile(files, context))
  })

  startCleanupJobs(app, context)
  await context.publishScheduler.start()
  followOtherNodes(app, context)
  gate.answerEarly(earlyAnswers(context, onEarlyAnswer))
}
