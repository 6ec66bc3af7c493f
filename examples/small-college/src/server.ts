import statics from '@fastify/static'
import { visitorRecords } from '@kampana/engine-declare/api/visitor-records'
import { brandDocument } from '@kampana/engine-declare/brand/brand-document'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { createEngineServer } from '@kampana/engine-server/create-engine-server'
import { createFixedViewer } from '@kampana/engine-server/fixed-viewer'
import { clientWithin } from '@kampana/engine-server/http/client-within'
import { policies, sitePolicy } from '@kampana/engine-server/http/headers'
import { isInnerCall } from '@kampana/engine-server/http/inner-call'
import type { EngineContext } from '@kampana/engine-server/records/context/engine-context'
import { localSettings } from '@kampana/engine-server/records/context/engine-settings'
import { published } from '@kampana/engine-server/records/published'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from './brand.ts'
import type { renderPage } from './render-page.ts'
import './resources.ts'

const timeZone = 'Asia/Manila'
interface Options {
  /** Folder of the database. */
  folder: string
  /** Folder of the built dashboard and pages. */
  built: string
  origin: URL
}

/** Creates the college's server: the API, the dashboard and the pages. */
export const createCollege = async ({ folder, built, origin }: Options): Promise<FastifyInstance> => {
  const { app, context } = await createApi(join(folder, 'college.sqlite'), origin)
  await app.register(statics, { root: join(built, 'browser/assets'), prefix: '/assets/' })
  serveDashboard(app, readFileSync(join(built, 'browser/dashboard.html'), 'utf8'))
  const pages: { renderPage: typeof renderPage } = await import(join(built, 'server/render-page.js'))
  servePages(app, context, pages.renderPage)
  return app
}

const person = { name: 'Ana Reyes', username: 'ana', email: 'ana@college.example' }

const createApi = (file: string, origin: URL) => {
  const settings = localSettings(origin, timeZone)
  const viewer = createFixedViewer(person, settings)
  return createEngineServer({
    settings,
    database: { kind: 'sqlite', file },
    accounts: { store: viewer.sessions, editors: [] },
    hooks: { notices: published },
    fill: viewer.create,
    beforeRoutes: (app) => refuseOtherHosts(app, origin),
    serveMore: viewer.serveAccount,
  })
}

/** Another website's name for 127.0.0.1 must not reach a college in which everybody is signed in. */
const refuseOtherHosts = (app: FastifyInstance, { host, origin }: URL): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.host !== host && !isInnerCall(request))
      await reply.code(421).send({ message: `This college is at ${origin}.` })
  })
}

const serveDashboard = (app: FastifyInstance, html: string): void => {
  const document = brandDocument(html, brand)
  for (const path of ['/dashboard', '/dashboard/*'])
    app.get(path, (_request, reply) =>
      reply.header('content-security-policy', policies.dashboard).type('text/html').send(document),
    )
}

/** Serves every other address as a page of the site. */
const servePages = (app: FastifyInstance, context: EngineContext, render: typeof renderPage): void => {
  const records = visitorRecords(clientWithin(app, context))
  app.get('/*', async ({ url }, reply) => {
    const today = calendarDay(timeZone, context.now())
    const page = await render({
      url: new URL(url, context.settings.publicUrl),
      api: { records },
      today,
      timeZone,
    })
    if ('to' in page) return reply.redirect(page.to)
    const policy = sitePolicy([], page.inline)
    return reply.code(page.status).header('content-security-policy', policy).type('text/html').send(page.html)
  })
}
