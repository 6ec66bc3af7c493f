import { ownResources } from '@kampana/shared/registry/own-resources'
import { serializeResources } from '@kampana/shared/serialize-resources'
import type { FastifyInstance } from 'fastify'

/** Serves GET /api/resources, the declarations of the college's own resources. The static export of the site requests them. */
export const serveOwnResources = (app: FastifyInstance): void => {
  const json = `{"data":${serializeResources(ownResources())}}`
  const schema = { tags: ['resources'], summary: 'List the declarations of the college’s own resources' }
  app.get('/api/resources', { config: { access: 'anyone' }, schema }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json),
  )
}
