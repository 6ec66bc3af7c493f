import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { addSecurityHeaders, policies } from './headers.ts'
import { plainCompilers } from './json-body.ts'
import { quiet } from './request-log.ts'

/**
 * The OpenAPI document of every tagged route, to read at /api/docs and as JSON at /api/docs/json. Document and reader are
 * made when somebody first asks for them: they would be a third of every start.
 */
export const documentation = (app: FastifyInstance, settings: Settings): void => {
  let reader: Promise<FastifyInstance> | undefined
  for (const address of ['/api/docs', '/api/docs/*'])
    app.get(address, { config: quiet }, async (request, reply) => {
      const made = await (reader ??= readerOf(app.routes, settings))
      reply.hijack()
      made.routing(request.raw, reply.raw)
    })
  app.addHook('onClose', async () => (await reader)?.close())
}

/** A server inside of the server, which has the same routes only to describe them. */
const readerOf = async (routes: FastifyInstance['routes'], settings: Settings): Promise<FastifyInstance> => {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const reader = fastify({ schemaController: plainCompilers })
  addSecurityHeaders(reader, settings)
  await reader.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kampana',
        version: '1',
        description:
          'Cookies and CSRF as in Laravel Sanctum: GET /sanctum/csrf-cookie, then send the XSRF-TOKEN cookie back as X-XSRF-TOKEN.',
      },
      servers: [{ url: settings.publicUrl.origin }],
    },
  })
  await reader.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policies.documentation,
    // Without this the page sends the document to a checker on another site.
    uiConfig: { validatorUrl: null },
  })
  await reader.register(async (described) => {
    for (const { method, url, schema } of routes)
      if (schema?.tags && method !== 'HEAD')
        described.route({
          method,
          url,
          schema: { ...schema, ...schema.later?.() },
          handler: async () => undefined,
        })
  })
  await reader.ready()
  return reader
}
