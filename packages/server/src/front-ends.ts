import { brandDocument } from '@kampana/engine-declare/brand/brand-document'
import { findGuestPath } from '@kampana/engine-declare/forms/guest-paths'
import { ownResources } from '@kampana/engine-declare/registry/own-resources'
import { serializeResources } from '@kampana/engine-declare/serialize-resources'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppContext } from './app-context.ts'
import type { CollegeIdentity } from './college/college.ts'
import type { ParsedFolder } from '@kampana/shared/content/folder-records'
import type { Content, ReadFolder } from './content/content.ts'
import type { Settings } from './env.ts'
import { cachedPage, writeResponse } from '@kampana/engine-server/http/cache/cached-response'
import { immutable, policies, securityHeaders } from '@kampana/engine-server/http/headers'
import { memoize } from '@kampana/engine-server/memoize'
import type { SiteEntry } from './site/site-entry.ts'
import { quiet } from '@kampana/engine-server/http/request-log'

const packages = join(import.meta.dirname, '../..')
const siteBuild = join(packages, 'site/dist')
const dashboardBuild = join(packages, 'admin/dist')

/** Site or dashboard are not built. */
export class NotBuilt extends Error {}

/** Code of the site that the server runs. */
export interface SiteCode {
  entry: () => Promise<SiteEntry>
  readFolder: (...folder: Parameters<ReadFolder>) => Promise<ParsedFolder>
  /** Renders a college's favicon, home-screen icons and web app manifest, by name. */
  renderIcons: (content: Content) => Promise<ReadonlyMap<string, { contentType: string; bytes: Buffer }>>
  /** Program of the thread that previews drafts, and its module for rendering pages. */
  previews: { worker: string; entry: string }
}

export interface FrontEnds {
  loadSite: (settings: Settings) => Promise<SiteCode>
  /** Serves the files of site and dashboard. */
  serve: (app: FastifyInstance, context: Pick<AppContext, 'settings' | 'college'>) => Promise<void>
}

export const builtFrontEnds: FrontEnds = {
  loadSite: async () => {
    const folder = join(siteBuild, 'server')
    const load = (name: string) => import(pathToFileURL(join(folder, name)).href)
    if (!existsSync(join(folder, 'entry-server.js')))
      throw new NotBuilt('The website is not built. Run `pnpm build`.')
    const entry: SiteEntry = await load('entry-server.js')
    return {
      entry: async () => entry,
      readFolder: async (...folder) => (await load('read-folder.js')).readFolder(...folder),
      renderIcons: async (content) => (await load('render-icons.js')).renderIcons(content),
      previews: {
        worker: join(folder, 'preview-worker.js'),
        entry: pathToFileURL(join(folder, 'entry-server.js')).href,
      },
    }
  },
  serve: async (app, context) => {
    await serveDashboard(app, context)
    await serveFiles(app, join(siteBuild, 'client'), '/', policies.api)
    serveWorker(app, context.settings)
  },
}

/**
 * Serves the service worker. If offline pages are disabled, an inserted first line makes the worker skip them; it still shows
 * class notices.
 */
const serveWorker = (app: FastifyInstance, { serviceWorker }: Settings): void => {
  const built = readFileSync(join(siteBuild, 'client/service-worker.js'), 'utf8')
  const script = serviceWorker ? built : `self.keepsPages = false\n${built}`
  app.get('/service-worker.js', { config: quiet }, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policies.serviceWorker })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}

/** Serves the built dashboard: its files, and its one document at every address under /dashboard. */
const serveDashboard: FrontEnds['serve'] = async (app, context) => {
  const file = join(dashboardBuild, 'index.html')
  if (!existsSync(file)) throw new NotBuilt('The dashboard is not built. Run `pnpm build`.')
  const template = readFileSync(file, 'utf8')
  const headers = { ...securityHeaders(context.settings), ...cachingHeaders('no-cache', policies.dashboard) }
  const resources = serializeResources(ownResources())
  const documentsOf = memoize(({ brand }: CollegeIdentity) => {
    const documentWith = (part: string) =>
      cachedPage(
        { status: 200, contentType: 'text/html; charset=utf-8' },
        // Preloads the assets of this address; the build only declares them (packages/admin/build/part-links-plugin.ts).
        brandDocument(template, brand, resources).replaceAll(
          `<link data-part="${part}"`,
          `<link rel="modulepreload" data-part="${part}"`,
        ),
        { ...headers, vary: 'accept-encoding' },
      )
    return { guests: documentWith('guests'), dashboard: documentWith('dashboard') }
  })
  await serveFiles(app, dashboardBuild, '/dashboard/', policies.dashboard)
  for (const address of ['/dashboard', '/dashboard/', '/dashboard/*'])
    app.get(address, { config: quiet }, async (request, reply) => {
      if (request.url.startsWith('/dashboard/assets/'))
        return reply.code(404).type('text/plain').send('Not found')
      const { pathname } = new URL(request.url, 'http://localhost')
      const part = findGuestPath(pathname.replace(/^\/dashboard/, '')) ? 'guests' : 'dashboard'
      const document = await documentsOf(context.college())[part]
      reply.hijack()
      return writeResponse(request.raw, reply.raw, document)
    })
}

/**
 * Serves a build. Files under `assets/`, whose names contain a hash, are immutable and share one wildcard route. Each of the
 * few other files has its own route and is revalidated. (A route for each of a thousand assets would take half of the startup
 * time.)
 */
const serveFiles = async (
  app: FastifyInstance,
  root: string,
  prefix: string,
  policy: string,
): Promise<void> => {
  const common = { root, preCompressed: true, cacheControl: false }
  await app.register(statics, {
    ...common,
    root: [root, ...otherReleases(root)].map((build) => join(build, 'assets')),
    prefix: `${prefix}assets/`,
    index: false,
    decorateReply: false,
    // They never change, so browsers needn't revalidate them.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // Compressed copies are only sent by content negotiation, under the names of the originals.
    allowedPath: (path) => !isCopy.test(path),
    setHeaders: (reply) => reply.headers(cachingHeaders(immutable, policy)),
  })
  if (!app.hasReplyDecorator('sendFile')) await app.register(statics, { ...common, serve: false })
  for (const file of adjacentFiles(root))
    app.get(prefix + file, { config: quiet }, (_request, reply) =>
      reply.headers(cachingHeaders('no-cache', policy)).sendFile(file, root),
    )
}

/**
 * Builds of the next and the previous version, which `kampana upgrade` stores side by side. During a switch, pages of one
 * version may request assets of the other.
 */
const otherReleases = (build: string): string[] => {
  const home = join(packages, '../..')
  // A first version has no previous version.
  const there = ['current', 'previous'].filter((name) => existsSync(join(home, name)))
  return there.map((name) => join(home, name, 'packages', relative(packages, build)))
}

const cachingHeaders = (cacheControl: string, policy: string) => ({
  'cache-control': cacheControl,
  'content-security-policy': policy,
})
const isCopy = /\.(?:br|gz)$/
/** Files that other routes serve. */
const isElsewhere = /^index\.html$|^service-worker\.js$/

const adjacentFiles = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy.test(entry.name) && !isElsewhere.test(entry.name))
    .map(({ name }) => name)
