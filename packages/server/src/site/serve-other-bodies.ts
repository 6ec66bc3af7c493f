import type { FastifyInstance } from 'fastify'
import { serveReports } from '../alerts/reports/serve-reports.ts'
import { serveAlerts } from '../alerts/sign-up/serve-alerts.ts'
import type { AppContext } from '../app-context.ts'
import { serveContactPage } from './contact-page.ts'
import { servePreviewPage } from './preview-link/page.ts'
import type { RenderDrafts } from '../content/preview-routes.ts'
import type { UncachedPages } from './render-uncached.ts'

/** Serves forms of the site's pages that are sent without scripts, and mail reports. Their bodies aren't JSON. */
export const serveOtherBodies = async (
  app: FastifyInstance,
  context: AppContext,
  pages: UncachedPages,
  render: RenderDrafts,
): Promise<void> => {
  await app.register((page) => serveContactPage(page, context, pages.answerForm))
  await app.register((page) => servePreviewPage(page, context, render))
  await app.register((page) => serveAlerts(page, context, pages))
  await app.register((scope) => serveReports(scope, context))
}
