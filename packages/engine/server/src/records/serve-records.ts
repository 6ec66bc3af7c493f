import type { Resource } from '@kampana/engine-declare/resource'
import type { FastifyInstance } from 'fastify'
import type { EngineContext } from './context/engine-context.ts'
import type { EngineHooks } from './hooks/hooks.ts'
import { serveReleases } from './release/release-routes.ts'
import { serveDeclared } from './routes.ts'
import { serveSavedViews } from './saved-views/routes.ts'

/** Serves resources with their saved views, drafts and releases. */
export const serveRecords = (
  app: FastifyInstance,
  context: EngineContext,
  resources: readonly { resource: Resource; hooks: EngineHooks }[],
): void => {
  serveDeclared(app, context, resources)
  serveSavedViews(app, context)
  serveReleases(app, context)
}
