import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from './env.ts'
import { policies } from './http/headers.ts'
import type { SiteEntry } from './site/site.ts'
import { quiet } from './http/request-log.ts'

const packages = join(import.meta.dirname, '../..')
const siteBuild = join(packages, 'site/dist')
const dashboardBuild = join(packages, 'admin/dist')
const forEver = 'public, max-age=31536000, immutable'

/** Site or dashboard have not been built. */
export class NotBuilt extends Error {}

/** Serves the files of site and dashboard; answers how to get the site's server entry. */
export type FrontEnds = (
  app: FastifyInstance,
  settings: Pick<Settings, 'publicUrl' | 'serviceWorker'>,
) => Promise<() => Promise<SiteEntry>>

export const builtFrontEnds: FrontEnds = async (app, { serviceWorker }) => {
  await builtDashboard(app)
  const site = await builtSite(app)
  worker(app, serviceWorker ? 'service-worker.js' : 'service-worker-off.js')
  return site
}

/** Where it is turned off, the one that undoes it has its address: browsers fetch it again by themselves. */
const worker = (app: FastifyInstance, name: string): void => {
  const script = readFileSync(join(siteBuild, 'client', name))
  app.get('/service-worker.js', { config: quiet }, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policies.serviceWorker })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}

/** The files of the built site, and its server entry. */
const builtSite = async (app: FastifyInstance): Promise<() => Promise<SiteEntry>> => {
  const entryFile = join(siteBuild, 'server/entry-server.js')
  if (!existsSync(entryFile)) throw new NotBuilt('The site is not built: run `pnpm build` first.')
  await serveFiles(app, join(siteBuild, 'client'), '/', policies.api)
  const entry: SiteEntry = await import(pathToFileURL(entryFile).href)
  return async () => entry
}

/** The built dashboard: its files, and its one document at every address under /dashboard. */
const builtDashboard = async (app: FastifyInstance): Promise<void> => {
  if (!existsSync(join(dashboardBuild, 'index.html')))
    throw new NotBuilt('The dashboard is not built: run `pnpm build` first.')
  await serveFiles(app, dashboardBuild, '/dashboard/', policies.dashboard)
  for (const address of ['/dashboard', '/dashboard/', '/dashboard/*'])
    app.get(address, { config: quiet }, async (request, reply) =>
      request.url.startsWith('/dashboard/assets/')
        ? reply.code(404).type('text/plain').send('Not found')
        : reply.headers(fileHeaders('no-cache', policies.dashboard)).sendFile('index.html', dashboardBuild),
    )
}

/**
 * The files of a build: those under `assets/`, whose names hold their print, at one route and for ever; each of the few
 * others at a route of its own, asked for anew each time and mostly answered with 304. (A route for each of a thousand
 * assets would be half of a start.)
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
    // These are sent to browsers that take them under the names of what they are copies of.
    allowedPath: (path) => !isCopy.test(path),
    setHeaders: (reply) => reply.headers(fileHeaders(forEver, policy)),
  })
  if (!app.hasReplyDecorator('sendFile')) await app.register(statics, { ...common, serve: false })
  for (const file of filesBeside(root))
    app.get(prefix + file, { config: quiet }, (_request, reply) =>
      reply.headers(fileHeaders('no-cache', policy)).sendFile(file, root),
    )
}

/**
 * The same build in the release after this one and the one before, where `pnpm release` keeps them beside each other:
 * while one takes over from the other, pages of each ask either for what belongs to them.
 */
const otherReleases = (build: string): string[] => {
  const home = join(packages, '../..')
  if (!existsSync(join(home, 'current'))) return []
  return ['current', 'previous'].map((name) => join(home, name, 'packages', relative(packages, build)))
}

const fileHeaders = (cacheControl: string, policy: string) => ({
  'cache-control': cacheControl,
  'content-security-policy': policy,
})
const isCopy = /\.(?:br|gz)$/
/** Files with addresses of their own. */
const isElsewhere = /^index\.html$|^service-worker.*\.js$/

const filesBeside = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy.test(entry.name) && !isElsewhere.test(entry.name))
    .map(({ name }) => name)
