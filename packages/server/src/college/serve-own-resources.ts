import { ownResourceCalls } from '@kampana/shared/calls/own-resource-calls'
import { ownResources } from '@kampana/shared/registry/own-resources'
import { serializeResources } from '@kampana/shared/serialize-resources'
import type { FastifyInstance } from 'fastify'
import { serve } from '../crud/calls/serve.ts'

/** Serves the declarations of the college's own resources. The static export of the site requests them. */
export const serveOwnResources = (app: FastifyInstance): void => {
  const json = `{"data":${serializeResources(ownResources())}}`
  serve(app, ownResourceCalls, {
    list: async ({ reply }) => {
      void reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8')
      return json
    },
  })
}
