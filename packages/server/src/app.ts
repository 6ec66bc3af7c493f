import fastify, { type FastifyInstance } from 'fastify'
import { websitePermissions } from '@kampana/shared/content/website-permissions'
import { openChannels } from './alerts/channels/open-channels.ts'
import { pushPair } from './alerts/push/key.ts'
import { serveAccounts } from './account/routes.ts'
import { sessionStore } from './account/sign-in/session-store.ts'
import type { Content } from './content/content.ts'
import type { Settings } from './env.ts'
import { builtFrontEnds, type FrontEnds, type SiteCode } from './front-ends.ts'
import { earlyAnswers } from '@kampana/engine-server/http/cache/early-answers'
import { requestGate, type RequestGate } from '@kampana/engine-server/http/server-factory'
import { deprecateFormerPaths } from '@kampana/engine-server/http/former-paths'
import { health } from './operations/health.ts'
import { metrics } from './operations/metrics/metrics.ts'
import { serverOptions } from '@kampana/engine-server/http/server-options'
import { prepareServer, serveWithSessions } from '@kampana/engine-server/http/prepare-server'
import { startPublishing } from '@kampana/engine-server/records/release/publish-scheduler'
import { securityTxt } from './operations/security-txt.ts'
import { contentReloader } from './content/content-reloader.ts'
import { createPageIndexer } from './content/index-shown-pages.ts'
import { serveContentFiles } from './content/content-files.ts'
import { findFormerNames } from './college/former-names.ts'
import { serveOwnResources } from './college/serve-own-resources.ts'
import { openPreviews, serveContentPreview } from './content/preview-routes.ts'
import { serveIcons } from './content/icons.ts'
import { serveContact } from './contact.ts'
import { startCleanupJobs } from '@kampana/engine-server/start-cleanup-jobs'
import { isUnfilled } from './content/records/assert-showable.ts'
import { noteKey, type KnownKeys } from './key-check-value.ts'
import { openPair } from './key-pairs.ts'
import { serveMedia, serveUploads } from './media/routes.ts'
import { watchDiskSpace } from './operations/disk-space.ts'
import { serveHome } from './operations/home.ts'
import { openCollege } from './operations/open-college.ts'
import { rightTime, trustedTime } from './operations/trusted-time.ts'
import { watchTime } from './operations/watch-time.ts'
import { followOtherNodes } from './other-nodes.ts'
import type { AlertSender, AppContext, Outbox } from './app-context.ts'
import type { AppOptions } from './app-options.ts'
import type { PublishScheduler } from '@kampana/engine-server/records/context/engine-context'
import { servePreviewLinks } from './site/preview-link/routes.ts'
import { servePreview } from './site/preview.ts'
import { memoize } from '@kampana/engine-server/memoize'
import { openVerification } from './verification/fill-codes.ts'
import { verificationRoutes } from './verification/routes.ts'
import { serveResources } from './resources/index.ts'
import { seed, type FirstAdministrator } from './seed/seed.ts'
import { createContext } from './create-context.ts'
import { buildIndex } from './search/build-index.ts'
import { buildIndexInBackground } from './search/background-index.ts'
import { createCuration } from './search/curation.ts'
import { serveSearch } from './search/routes.ts'
import { serveOtherBodies } from './site/serve-other-bodies.ts'
import { serveSite } from './site/site.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** First administrator, with the password to print; null once somebody has signed in with it. */
    firstAdministrator: FirstAdministrator | null
    outbox: Outbox
    alertSender: AlertSender
    publishDue: PublishScheduler['publishDue']
    /** Reads the college's folder again. */
    reloadContent: () => Promise<unknown>
  }
}

/** Builds the server, ready to listen or to be injected into. Closing it closes the database. */
export const buildApp = async (
  settings: Settings,
  {
    now,
    clocks,
    frontEnds = builtFrontEnds,
    ownResources,
    log,
    onQuery,
    sendsAtIntervals = true,
  }: AppOptions = {},
): Promise<FastifyInstance> => {
  const { db, own, site, siteContent, keys, release } = await openCollege(settings, {
    loadSite: frontEnds.loadSite,
    ownResources,
    onQuery,
  })
  const gate = requestGate()
  const app = fastify(serverOptions(settings, gate, log))
  deprecateFormerPaths(app)
  app.addHook('onClose', async () => {
    await db.destroy()
    release()
  })
  try {
    for (const sentence of own.flatMap(({ file }) => findFormerNames(file))) app.log.warn(sentence)
    const time = now ? rightTime(now) : await trustedTime(db, clocks)
    const services = { settings, db, time, siteContent }
    const context = await createContext(app, { ...services, key: keys.key, sendsAtIntervals })
    await compose(app, gate, context, { frontEnds, site, keys })
    release()
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Creates the search's curation from the college's synonyms, again only after these change. */
const curate = (site: SiteCode) =>
  memoize(async ({ searchWords }: Content) => createCuration(searchWords, (await site.entry()).searchable()))

/**
 * Updates the site to the records of the newest cache version before each reply: icons, e-mails, options and the dashboard's
 * document use the college's record. It costs nothing until that version increases.
 */
const showRecordsFirst = (app: FastifyInstance, { siteRecords }: AppContext): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!/^\/(?:assets|health|media)\//.test(url)) await siteRecords()?.catch(() => undefined)
  })
}

const compose = async (
  app: FastifyInstance,
  gate: RequestGate,
  context: AppContext,
  { frontEnds, site, keys }: { frontEnds: FrontEnds; site: SiteCode; keys: KnownKeys },
): Promise<void> => {
  // Reads the records first, so that a failed start writes nothing.
  if (!(await isUnfilled(context.db))) await context.siteRecords()
  await noteKey(context, keys)
  watchTime(app, context)
  app.decorate('firstAdministrator', await seed(context))
  await context.siteRecords()
  await openVerification(context)
  await openPair(context, pushPair)
  await openChannels(context)
  showRecordsFirst(app, context)
  await prepareServer(app, context.settings, gate)

  const room = watchDiskSpace(app, context)
  health(app, context, room)
  securityTxt(app, context)
  serveMedia(app, context)
  const verification = verificationRoutes(context)
  verification.serveFiles(app)

  await frontEnds.serve(app, context)
  await serveContentFiles(app, context, site)
  serveIcons(app, context, site)
  buildIndexInBackground(app, context, await buildIndex(context))
  const indexShownPages = createPageIndexer(context, site)
  await indexShownPages()
  const curation = curate(site)
  const pages = serveSite(app, context, site.entry, {
    '/search': context.limitReads,
    '/v/*': verification.countMisses,
  })

  const onEarlyAnswer = await metrics(app, context, room)

  const renderDrafts = openPreviews(app, context, site)
  await serveOtherBodies(app, context, pages, renderDrafts)

  const accounts = { store: sessionStore(context), editors: websitePermissions }
  await serveWithSessions(app, context, accounts, async (api) => {
    await api.register((account) => serveAccounts(account, context))
    serveResources(api, context)
    serveOwnResources(api)
    servePreview(api, context, renderDrafts)
    servePreviewLinks(api, context)
    serveContentPreview(api, context, renderDrafts)
    serveContact(api, context)
    serveHome(api, context, room)
    verification.serveApi(api)
    serveSearch(api, context, async () => {
      await indexShownPages()
      return curation(context.siteContent.content())
    })
    await api.register((uploads) => serveUploads(uploads, context))
  })

  startCleanupJobs(app, context, context.time.isDoubtful)
  await startPublishing(app, context.publishScheduler)
  app.decorate('reloadContent', contentReloader(app, context, indexShownPages))
  followOtherNodes(app, context)
  gate.answerEarly(earlyAnswers(context, { onPage: context.pageViews.page, onAnswer: onEarlyAnswer }))
}
