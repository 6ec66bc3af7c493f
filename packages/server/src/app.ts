import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { accounts } from './account/routes.ts'
import type { Clock } from './clock.ts'
import { readerOf } from './db/reader.ts'
import { openDatabase } from './db/open.ts'
import { contentVersion } from './db/content-version.ts'
import type { Settings } from './env.ts'
import { answerError } from './error.ts'
import { builtFrontEnds, type FrontEnds } from './front-ends.ts'
import { guardAccess } from './http/access.ts'
import { answerFirst } from './http/answer-first.ts'
import { answerOtherOrigins } from './http/cross-origin.ts'
import { csrf } from './http/csrf.ts'
import { documentation } from './http/documentation.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { health } from './http/health.ts'
import { acceptEmptyJson } from './http/json-body.ts'
import { prepareToLeave } from './http/leave.ts'
import { metrics } from './http/metrics.ts'
import { readLimit } from './http/read-limit.ts'
import { logRequests } from './http/request-log.ts'
import { serverOptions, type LogTarget } from './http/server-options.ts'
import { securityTxt } from './http/security-txt.ts'
import { sessions } from './http/session.ts'
import { unknownRoutes } from './http/unknown-route.ts'
import { collegeIdentity } from './college.ts'
import { collegeLists } from './college-lists.ts'
import { contact } from './contact.ts'
import { contactPage } from './contact-page.ts'
import { housekeeping } from './housekeeping.ts'
import { noticeAnotherKey } from './key-mark.ts'
import { outboxOf, type Outbox } from './mail/outbox.ts'
import { transportFor } from './mail/transport.ts'
import { serveFiles, uploadFile } from './media/file-routes.ts'
import { servePictures, uploadImage } from './media/routes.ts'
import { serveCondition } from './operations/condition.ts'
import { roomOf } from './operations/room.ts'
import { rightTime, trustedTime, type Clocks } from './operations/trusted-time.ts'
import { watchTime } from './operations/watch-time.ts'
import { followOtherNodes } from './other-nodes.ts'
import type { Parts } from './parts.ts'
import { servePreview } from './preview.ts'
import { publication } from './publication.ts'
import { oncePer } from './resource/once-per.ts'
import { turningPoints } from './resource/turning-points.ts'
import { serveResources } from './resources/index.ts'
import { keyIn, sealer, signatureChecker, signer } from './secrets.ts'
import { seed, type FirstAdministrator } from './seed/seed.ts'
import { fillSearch } from './search/at-start.ts'
import { fillSearchLater } from './search/later.ts'
import { curationOf } from './search/curation.ts'
import { serveSearch } from './search/routes.ts'
import { serveSite, type SiteEntry } from './site.ts'
import { stampOf } from './stamp.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The first administrator, with the password to print; null once somebody has signed in with it. */
    firstAdministrator: FirstAdministrator | null
    outbox: Outbox
  }
}

export interface Surroundings {
  /** What everybody takes for the present; unless told it is found out from the machine's clock and the database's. */
  now?: Clock
  /** The machine's clocks unless told. */
  clocks?: Clocks
  /** Serves site and dashboard; the built ones unless told. */
  frontEnds?: FrontEnds
  /** The standard output unless told. */
  log?: LogTarget
}

/** The whole server, ready to listen or to be injected into. Closing it closes the database. */
export const buildApp = async (
  settings: Settings,
  { now, clocks, frontEnds = builtFrontEnds, log }: Surroundings = {},
): Promise<FastifyInstance> => {
  // Before the database: a folder that can't be written is the plainer fault of the two.
  const key = settings.appKey ?? keyIn(settings.dataDir)
  const db = await openDatabase(settings.database)
  const app = fastify(serverOptions(settings, log))
  app.addHook('onClose', () => db.destroy())
  try {
    const time = now ? rightTime(now) : await trustedTime(db, settings.database, clocks)
    await compose(app, await partsOf(app, { settings, db, time, key }), frontEnds)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

const partsOf = async (
  app: FastifyInstance,
  { key, ...others }: Pick<Parts, 'settings' | 'db' | 'time'> & { key: string },
): Promise<Parts> => {
  const given = { ...others, now: others.time.now }
  const basis = {
    ...given,
    sign: signer(key),
    isSigned: signatureChecker([key, ...given.settings.previousKeys]),
    sealer: sealer(key, given.settings.previousKeys),
    college: await collegeIdentity(),
    lists: await collegeLists(),
    log: () => app.log,
    limitReads: readLimit(given),
    reader: readerOf(given.db, given.settings.database),
  }
  app.addHook('onClose', () => basis.reader.destroy())
  const outbox = outboxOf(basis, transportFor(given.settings))
  app.addHook('onClose', () => outbox.close())
  app.decorate('outbox', outbox)
  const content = await contentVersion(given.db, given.settings.database)
  const turns = turningPoints(given.db, content, given.now)
  return { ...basis, outbox, content, turns, stamp: stampOf({ ...given, content, turns }) }
}

const compose = async (app: FastifyInstance, parts: Parts, frontEnds: FrontEnds): Promise<void> => {
  await noticeAnotherKey(parts)
  watchTime(app, parts)
  app.decorate('firstAdministrator', await seed(parts))
  addSecurityHeaders(app, parts.settings)
  await answerOtherOrigins(app, parts.settings)
  app.setErrorHandler(answerError)
  unknownRoutes(app)
  logRequests(app)
  acceptEmptyJson(app)
  prepareToLeave(app)
  documentation(app, parts.settings)

  const room = roomOf(app, parts)
  health(app, parts, room)
  securityTxt(app, parts)
  servePictures(app, parts)
  serveFiles(app, parts)

  const siteEntry = await frontEnds(app, parts.settings)
  fillSearchLater(app, parts, await fillSearch(parts, await (await siteEntry()).searchable()))
  const curation = oncePer(async ({ searchWords, searchable }: SiteEntry) =>
    curationOf(searchWords, await searchable()),
  )
  const { preview, answerForm, ...served } = serveSite(app, parts, siteEntry, {
    '/search': parts.limitReads,
  })

  const counted = await metrics(app, parts, room, served)

  await app.register((page) => contactPage(page, parts, answerForm))

  // Everything with a session. A call passes, in this order: cookies, session, CSRF, access; then its body is read.
  await app.register(async (api) => {
    await api.register(cookies)
    sessions(api, parts)
    csrf(api, parts)
    guardAccess(api)
    await api.register((account) => accounts(account, parts))
    serveResources(api, parts)
    servePreview(api, parts, preview)
    contact(api, parts)
    serveCondition(api, parts, room)
    serveSearch(api, parts, async () => curation(await siteEntry()))
    await api.register((pictures) => uploadImage(pictures, parts))
    await api.register((files) => uploadFile(files, parts))
  })

  housekeeping(app, parts)
  await publication(app, parts)
  followOtherNodes(app, parts)
  answerFirst(app, counted)
}
