import { ownResourceCalls } from '@kampana/shared/calls/own-resource-calls'
import { ownResources } from '@kampana/engine-declare/registry/own-resources'
import { serializeResources } from '@kampana/engine-declare/serialize-resources'
import type { FastifyInstance } from 'fastify'
import { serve } from '@kampana/engine-server/records/calls/serve'

/** Serves the declarations of the college's own resources. The static export of the site requests them. */
export const serveOwnResources = (app: FastifyInstance): void => {
  const json = `{"data":${serializeResources(ownResources())}}`
  serve(app, ownResourceCalls, {
    list: async ({ reply }) => {
      void reply.header('cache-control', 'no-cache')
      return json
    },
  })
}
